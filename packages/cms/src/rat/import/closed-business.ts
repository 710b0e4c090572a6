import { saysClosed } from './closed-words.ts'
import type { ForeignNames } from './foreign-names.ts'
import { heldAgainst } from './held-against.ts'
import type { HeldPapers } from './held-papers.ts'
import { type Agenda, deniesPublic, readAgenda } from './oparl-agenda.ts'
import { type Client, isObject, type Json } from './oparl-client.ts'
import { readObject } from './read-object.ts'
import type { Found } from './walk-oparl.ts'
import type { Withhold } from './withheld.ts'

type Sources = {
  found: Found
  names: ForeignNames
  held: HeldPapers
  get: Client
  withhold: Withhold
}

const consultationsOf = (paper: Json) => readObject(paper).parts('consultation').filter(isObject)

/**
 * Decides which meetings, items, papers and files of a source are public. Servers also send non-public
 * business: it is not imported, nor is anything that does not say that it is public. A meeting without
 * anything public is left out.
 */
export async function closedBusiness({ found, names, held, get, withhold }: Sources) {
  const agendas = new Map<string, Agenda>()
  /** Agendas read in this run, by the document of the meeting. */
  const readAnew = new Map<string, Agenda>()
  const addAgenda = async (id: string, meeting: Json): Promise<Agenda> => {
    const agenda = await readAgenda(meeting, get)
    agendas.set(id, agenda)
    readAnew.set(names.documentOf('sitzung', id), agenda)
    return agenda
  }
  for (const [id, meeting] of found.meetings) await addAgenda(id, meeting)
  const closedMeetings = new Set([...agendas].flatMap(([id, { isClosed }]) => (isClosed ? [id] : [])))
  const items = [...agendas.values()].flatMap(agenda => agenda.items)
  const isOpen = new Map<string, boolean>()
  // An item that two meetings name is not public if one of them names it as closed.
  for (const { id, verdict } of items) isOpen.set(id, isOpen.get(id) !== false && verdict === 'open')
  const meetingOfItem = new Map(
    [...agendas].flatMap(([id, agenda]) => agenda.items.map(item => [item.id, id] as const)),
  )
  /**
   * Returns the consultation that an item names. Some servers name the paper in its place; several items may
   * deal with a paper, so a paper cannot stand for a consultation.
   */
  const consultationOf = (item: Json): string | undefined => {
    const named = readObject(item).link('consultation')
    const isPaper = named !== undefined && (found.papers.has(named) || names.isImported('vorlage', named))
    return isPaper ? undefined : named
  }
  /** Closed items by the consultation they name: that consultation is not public, whatever it says itself. */
  const closedItems = Map.groupBy(
    items.filter(({ id }) => isOpen.get(id) !== true),
    ({ item }) => consultationOf(item),
  )
  /**
   * Whether a consultation names an item of another meeting than its own, or is named by a closed item other
   * than its own.
   */
  const isContradictory = (
    consultation: Json,
    meetingOf = (item: string) => meetingOfItem.get(item),
  ): boolean => {
    const reader = readObject(consultation)
    const [id, item, meeting] = ['id', 'agendaItem', 'meeting'].map(name => reader.link(name))
    if (item === undefined) return false
    const there = meetingOf(item)
    const isOfAnother = meeting !== undefined && there !== undefined && meeting !== there
    return isOfAnother || (id !== undefined && (closedItems.get(id) ?? []).some(one => one.id !== item))
  }
  const papers = new Map(found.papers)
  const paperByConsultation = new Map<string, string>()
  const itemByConsultation = new Map<string, string>()
  const paperOfItem: { item: string; paper: string }[] = []
  for (const [id, paper] of found.papers)
    for (const one of consultationsOf(paper)) {
      if (typeof one['id'] === 'string') paperByConsultation.set(one['id'], id)
      const item = readObject(one).link('agendaItem')
      if (typeof one['id'] === 'string' && item !== undefined) itemByConsultation.set(one['id'], item)
      if (item !== undefined && !isContradictory(one)) paperOfItem.push({ item, paper: id })
    }
  const paperByItem = new Map(paperOfItem.map(({ item, paper }) => [item, paper]))

  function paperIdOf(item: Json): string | undefined {
    const consultation = readObject(item).link('consultation')
    if (consultation !== undefined && found.papers.has(consultation)) return consultation
    const embedded = isObject(item['consultation'])
      ? readObject(item['consultation']).link('paper')
      : undefined
    return embedded ?? paperByConsultation.get(consultation ?? '') ?? paperByItem.get(String(item['id']))
  }

  const unreadConsultations = new Set<string>()
  const paperOf = async (item: Json): Promise<string | undefined> => {
    const known = paperIdOf(item)
    const consultation = readObject(item).link('consultation')
    if (known !== undefined || consultation === undefined || unreadConsultations.has(consultation))
      return known
    const got = await read(consultation)
    if (!got) unreadConsultations.add(consultation)
    const at = got ? readObject(got).link('agendaItem') : undefined
    if (at !== undefined) itemByConsultation.set(consultation, at)
    const paper = got ? readObject(got).link('paper') : undefined
    if (paper !== undefined) paperByConsultation.set(consultation, paper)
    return paper
  }

  const read = async (part: Json | string | undefined): Promise<Json | undefined> => {
    if (typeof part !== 'string') return part
    const got = await get(part)
    return got.ok && isObject(got.json) ? got.json : undefined
  }

  /**
   * Whether the item of a consultation is public; undefined if unknown. An item that its agenda no longer
   * names is not public.
   */
  const isOpenIn = (consultation: Json): boolean | undefined => {
    const reader = readObject(consultation)
    const item = reader.link('agendaItem')
    if (item === undefined) return undefined
    if (isContradictory(consultation)) return false
    const known = isOpen.get(item)
    const agenda = agendas.get(reader.link('meeting') ?? '')
    return (
      known ??
      (agenda?.unread === 0 ? agenda.items.some(one => one.id === item && one.verdict === 'open') : undefined)
    )
  }

  /** Whether the consultation of an item belongs to a closed item, by a reference from either side. */
  const isOfClosedItem = (item: Json): boolean => {
    const consultation = consultationOf(item)
    if (consultation === undefined) return false
    return closedItems.has(consultation) || isOpen.get(itemByConsultation.get(consultation) ?? '') === false
  }

  /**
   * Each item that deals with a paper: the paper, and whether the item is public. By references from either
   * side.
   */
  const dealtWith: { paper: string | undefined; isOpen: boolean }[] = [...found.papers].flatMap(
    ([id, paper]) =>
      consultationsOf(paper).flatMap(one => {
        const known = isOpenIn(one)
        return known === undefined ? [] : [{ paper: id, isOpen: known }]
      }),
  )
  for (const { id, item } of items) {
    const paper = await paperOf(item)
    dealtWith.push({ paper, isOpen: isOpen.get(id) === true && !isOfClosedItem(item) })
  }
  const itemsOfPaper = Map.groupBy(dealtWith, ({ paper }) => paper)

  // A paper on a public agenda becomes public, even if the paper itself did not change.
  if (found.isOfChanges)
    for (const [paper, dealt] of itemsOfPaper) {
      if (paper === undefined || papers.has(paper) || names.isPublic('vorlage', paper)) continue
      const late = dealt.some(one => one.isOpen) ? await read(paper) : undefined
      if (late && late['deleted'] !== true) papers.set(paper, late)
    }

  /** Whether an item of a meeting outside the lists is public; undefined if it cannot be read. */
  const isOpenElsewhere = async (address: string, consultation: Json): Promise<boolean | undefined> => {
    const item = await read(address)
    if (!item) return undefined
    const at = readObject(item).link('meeting')
    if (isContradictory(consultation, () => at)) return false
    if (at === undefined) {
      const { items: alone } = await readAgenda({ agendaItem: [item] }, get)
      return alone[0]?.verdict === 'open'
    }
    const known = agendas.get(at)
    const meeting = known ? undefined : await read(at)
    if (!known && !meeting) return undefined
    const agenda = known ?? (await addAgenda(at, meeting ?? {}))
    return agenda.items.find(({ id }) => id === address)?.verdict === 'open'
  }

  /** Whether a paper is dealt with in public, by its own consultations; undefined if they cannot be read. */
  const isDealtWithInPublic = async (paper: Json | undefined): Promise<boolean | undefined> => {
    if (!paper) return undefined
    let isUnread = false
    for (const part of readObject(paper).parts('consultation')) {
      const consultation = await read(part)
      const item = consultation && readObject(consultation).link('agendaItem')
      const isPublic =
        consultation === undefined
          ? undefined
          : item === undefined
            ? false
            : (isOpenIn(consultation) ?? (await isOpenElsewhere(item, consultation)))
      if (isPublic === true) return true
      if (isPublic === undefined) isUnread = true
    }
    return isUnread ? undefined : false
  }

  let unsettled = [...agendas.values()].reduce((sum, { unread }) => sum + unread, 0)

  type PaperReason = 'paper' | 'paper-title' | 'paper-unused' | 'paper-contradictory'
  type Judged = { isPublic: boolean | undefined; reason: PaperReason }
  /**
   * Whether a paper is public; undefined if that cannot be read. `mayStandAlone`: without an item, `public:
   * true` of the paper itself is enough.
   */
  const judge = async (id: string, paper: Json, mayStandAlone: boolean): Promise<Judged> => {
    const reader = readObject(paper)
    const own = ['name', 'reference', 'paperType'].map(name => reader.line(name, 2_000))
    if (deniesPublic(paper) || own.some(saysClosed)) return { isPublic: false, reason: 'paper-title' }
    const dealt = [
      ...(itemsOfPaper.get(id) ?? []).map(one => one.isOpen),
      ...consultationsOf(paper).flatMap(one => isOpenIn(one) ?? []),
    ]
    const consultations = reader.parts('consultation')
    const isNamed = consultations.some(
      one => !isObject(one) || readObject(one).link('agendaItem') !== undefined,
    )
    const isAlone = mayStandAlone && dealt.length === 0 && !isNamed && paper['public'] === true
    const reason = consultationsOf(paper).some(one => isContradictory(one))
      ? 'paper-contradictory'
      : dealt.length > 0 || consultations.length > 0
        ? 'paper'
        : 'paper-unused'
    return {
      isPublic: isAlone || dealt.includes(true) || (await isDealtWithInPublic(paper)),
      reason,
    }
  }

  const isUnread = (item: Json): boolean =>
    unreadConsultations.has(readObject(item).link('consultation') ?? '')
  const { isHeld, leftBy, heldBy } = heldAgainst({
    held,
    agendaOf: meeting => readAnew.get(meeting),
    isOpen: id => isOpen.get(id) === true,
    isUnread,
  })

  const documentsOf = (foreign: readonly (string | undefined)[]): ReadonlySet<string> =>
    new Set(foreign.flatMap(one => (one === undefined ? [] : names.documentOf('vorlage', one))))

  const closedPapers = new Set<string>()
  const closedDocuments = new Set<string>()
  let isClosedUnread = false
  /**
   * Records the verdict and returns whether the document stays public. A document that could not be judged
   * stays only if our own records show a public item for it.
   */
  const settle = (document: string, { isPublic }: Pick<Judged, 'isPublic'>): boolean => {
    if (isPublic === undefined) unsettled++
    if (isPublic === true || (isPublic === undefined && isHeld(document))) return true
    if (isPublic === undefined) isClosedUnread = true
    closedDocuments.add(document)
    return false
  }
  for (const [id, paper] of papers) {
    const judged = await judge(id, paper, true)
    if (names.isImported('vorlage', id) && settle(names.documentOf('vorlage', id), judged)) continue
    if (judged.isPublic === true) continue
    closedPapers.add(id)
    withhold(judged.reason)
  }

  /**
   * In a run that asks only for changes: withdraws imported papers that did not change, but have only closed
   * items now.
   */
  for (const [paper, dealt] of itemsOfPaper) {
    if (paper === undefined || papers.has(paper) || !names.isImported('vorlage', paper)) continue
    if (dealt.some(one => one.isOpen)) continue
    const isPublic = await isDealtWithInPublic(await read(paper))
    if (!settle(names.documentOf('vorlage', paper), { isPublic })) closedPapers.add(paper)
  }

  /**
   * Whether a paper has a consultation in a meeting of this run, or one whose meeting is known only after a
   * request.
   */
  const isOfMeetingsReadAnew = (paper: Json | undefined): boolean =>
    paper !== undefined &&
    readObject(paper)
      .parts('consultation')
      .some(
        one =>
          !isObject(one) ||
          isOpenIn(one) !== undefined ||
          found.meetings.has(readObject(one).link('meeting') ?? ''),
      )

  /** Papers about which nothing is decided yet, of meetings read in this run. */
  const inDoubt = new Set<string>()
  const settled = documentsOf([...papers.keys(), ...itemsOfPaper.keys()])
  const deleted = documentsOf([...found.deleted])
  for (const id of found.meetings.keys()) {
    const meeting = names.documentOf('sitzung', id)
    // Only if the list of papers is incomplete: a complete list decides on each paper, or reports it as gone.
    // Papers reported as deleted need no decision either.
    const once =
      found.isOfChanges || !found.isWhole
        ? [...(await held.everOf(meeting))].filter(document => !deleted.has(document))
        : []
    for (const document of [...leftBy(meeting), ...once])
      if (!settled.has(document) && !isHeld(document)) inDoubt.add(document)
  }
  // A meeting that the town keeps as its own has no imported agenda: its papers are judged by their own
  // consultations.
  const mayBeOfOwn = [...found.meetings.keys()].some(id => !names.isImported('sitzung', id))
    ? held.unheld.filter(document => !settled.has(document))
    : []
  if (inDoubt.size > 0 || (found.isOfChanges && mayBeOfOwn.length > 0)) {
    const all = await found.allPapers()
    const byDocument = new Map(
      [...(all ?? [])].map(one => [names.documentOf('vorlage', one[0]), one] as const),
    )
    for (const document of mayBeOfOwn)
      if (isOfMeetingsReadAnew(byDocument.get(document)?.[1])) inDoubt.add(document)
    const isAllRead = unsettled === 0 && unreadConsultations.size === 0
    for (const document of inDoubt) {
      const [id, paper] = byDocument.get(document) ?? []
      const judged =
        id !== undefined && paper !== undefined
          ? await judge(id, paper, isAllRead)
          : { isPublic: all === undefined ? undefined : false }
      const isSure = isAllRead || judged.isPublic === true
      if (!settle(document, isSure ? judged : { isPublic: undefined }) && id !== undefined)
        closedPapers.add(id)
    }
  }

  /**
   * Returns the slug of the paper that an item keeps: the item is public as before, but its consultation
   * cannot be read.
   */
  const heldPaperOf = (meeting: string, item: Json): string | undefined => {
    const one = isUnread(item) ? heldBy(names.documentOf('sitzung', meeting), item) : undefined
    return one && !closedDocuments.has(one.document) ? one.slug : undefined
  }
  for (const [meeting, { items: now }] of agendas)
    unsettled += now.filter(({ item }) => heldPaperOf(meeting, item) !== undefined).length
  for (const meeting of closedMeetings) closedDocuments.add(names.documentOf('sitzung', meeting))

  return {
    agendaOf: (meeting: string): Agenda => agendas.get(meeting) ?? NOTHING,
    closedFiles: filesOf([
      ...items.filter(({ verdict }) => verdict !== 'open').map(({ item }) => item),
      ...[...papers].filter(([id]) => closedPapers.has(id)).map(([, paper]) => paper),
      ...[...found.meetings].filter(([id]) => closedMeetings.has(id)).map(([, meeting]) => meeting),
    ]),
    /** Imported papers and meetings that are not public any more. */
    closedDocuments,
    closedMeetings,
    closedPapers,
    consultationsOf,
    heldPaperOf,
    meetingOfItem,
    paperOf,
    papers,
    /** Number of items that could not be read, and of papers that could not be judged. */
    unsettled,
    /**
     * Whether something is withdrawn because it could not be read: only a run that reads everything can bring
     * it back.
     */
    isClosedUnread,
  }
}

export type ClosedBusiness = Awaited<ReturnType<typeof closedBusiness>>

const NOTHING: Agenda = { items: [], unread: 0, isClosed: false, isAllOpen: false }

const FILES = [
  'mainFile',
  'auxiliaryFile',
  'derivativeFile',
  'resolutionFile',
  'invitation',
  'resultsProtocol',
  'verbatimProtocol',
] as const

/** Returns the ids and addresses of all files of these objects. */
const filesOf = (objects: readonly Json[]): ReadonlySet<string> =>
  new Set(
    objects.flatMap(object =>
      FILES.flatMap(name => readObject(object).parts(name)).flatMap(part =>
        typeof part === 'string'
          ? [part]
          : ['id', 'accessUrl', 'downloadUrl'].flatMap(name => readObject(part).line(name, 2_000) || []),
      ),
    ),
  )
