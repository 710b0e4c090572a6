import { saysClosed } from './closed-words.ts'
import type { ForeignNames } from './foreign-names.ts'
import { type Agenda, deniesPublic, readAgenda } from './oparl-agenda.ts'
import { type Client, isObject, type Json } from './oparl-client.ts'
import { readObject } from './read-object.ts'
import type { Found } from './walk-oparl.ts'
import type { Withhold } from './withheld.ts'

type Sources = { found: Found; names: ForeignNames; get: Client; withhold: Withhold }

const consultationsOf = (paper: Json) => readObject(paper).parts('consultation').filter(isObject)

/**
 * What a council deals with behind closed doors. Servers tell of it; nothing of it is told on, and nothing of what does not
 * say that it is public. Of a meeting that has nothing public nothing is told.
 */
export async function closedBusiness({ found, names, get, withhold }: Sources) {
  const agendas = new Map<string, Agenda>()
  for (const [id, meeting] of found.meetings) agendas.set(id, await readAgenda(meeting, get))
  const closedMeetings = new Set([...agendas].flatMap(([id, { isClosed }]) => (isClosed ? [id] : [])))
  const items = [...agendas.values()].flatMap(agenda => agenda.items)
  const isOpen = new Map<string, boolean>()
  // Of what two meetings name, one of them as closed, nothing is public.
  for (const { id, verdict } of items) isOpen.set(id, isOpen.get(id) !== false && verdict === 'open')
  const meetingOfItem = new Map(
    [...agendas].flatMap(([id, agenda]) => agenda.items.map(item => [item.id, id] as const)),
  )
  const papers = new Map(found.papers)
  const paperByConsultation = new Map<string, string>()
  const paperOfItem: { item: string; paper: string }[] = []
  for (const [id, paper] of found.papers)
    for (const one of consultationsOf(paper)) {
      if (typeof one['id'] === 'string') paperByConsultation.set(one['id'], id)
      const item = readObject(one).link('agendaItem')
      if (item !== undefined) paperOfItem.push({ item, paper: id })
    }
  const paperByItem = new Map(paperOfItem.map(({ item, paper }) => [item, paper]))

  /** Some servers name the paper itself where the consultation should stand. */
  function paperIdOf(item: Json): string | undefined {
    const consultation = readObject(item).link('consultation')
    if (consultation !== undefined && found.papers.has(consultation)) return consultation
    const embedded = isObject(item['consultation'])
      ? readObject(item['consultation']).link('paper')
      : undefined
    return embedded ?? paperByConsultation.get(consultation ?? '') ?? paperByItem.get(String(item['id']))
  }

  const paperOf = async (item: Json): Promise<string | undefined> => {
    const known = paperIdOf(item)
    const consultation = readObject(item).link('consultation')
    if (known !== undefined || consultation === undefined) return known
    const got = await read(consultation)
    const paper = got ? readObject(got).link('paper') : undefined
    if (paper !== undefined) paperByConsultation.set(consultation, paper)
    return paper
  }

  const read = async (part: Json | string | undefined): Promise<Json | undefined> => {
    if (typeof part !== 'string') return part
    const got = await get(part)
    return got.ok && isObject(got.json) ? got.json : undefined
  }

  /** Which papers which items deal with, whichever of the two names the other. */
  const dealtWith: { paper: string | undefined; isOpen: boolean }[] = paperOfItem.flatMap(
    ({ item, paper }) => {
      const known = isOpen.get(item)
      return known === undefined ? [] : [{ paper, isOpen: known }]
    },
  )
  for (const { id, item } of items)
    dealtWith.push({ paper: await paperOf(item), isOpen: isOpen.get(id) === true })
  const itemsOfPaper = Map.groupBy(dealtWith, ({ paper }) => paper)

  // What comes onto an agenda is public from then on, though the paper itself did not change.
  if (found.isOfChanges)
    for (const [paper, dealt] of itemsOfPaper) {
      if (paper === undefined || papers.has(paper) || names.isPublic('vorlage', paper)) continue
      const late = dealt.some(one => one.isOpen) ? await read(paper) : undefined
      if (late && late['deleted'] !== true) papers.set(paper, late)
    }

  /** Whether an item of a meeting that was not listed is public; undefined where that cannot be read. */
  const isOpenElsewhere = async (address: string): Promise<boolean | undefined> => {
    const item = await read(address)
    if (!item) return undefined
    const at = readObject(item).link('meeting')
    if (at === undefined) {
      const { items: alone } = await readAgenda({ agendaItem: [item] }, get)
      return alone[0]?.verdict === 'open'
    }
    let agenda = agendas.get(at)
    if (!agenda) {
      const meeting = await read(at)
      if (!meeting) return undefined
      agenda = await readAgenda(meeting, get)
      agendas.set(at, agenda)
    }
    return agenda.items.find(({ id }) => id === address)?.verdict === 'open'
  }

  /** Whether a paper is dealt with in public, as its own consultations say; undefined where that cannot be read. */
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
            : (isOpen.get(item) ?? (await isOpenElsewhere(item)))
      if (isPublic === true) return true
      if (isPublic === undefined) isUnread = true
    }
    return isUnread ? undefined : false
  }

  let unsettled = [...agendas.values()].reduce((sum, { unread }) => sum + unread, 0)
  const closedPapers = new Set<string>()
  for (const [id, paper] of papers) {
    const reader = readObject(paper)
    const own = ['name', 'reference', 'paperType'].map(name => reader.line(name, 2_000))
    const dealt = itemsOfPaper.get(id) ?? []
    const close = (reason: 'paper' | 'paper-title' | 'paper-unused') => {
      closedPapers.add(id)
      withhold(reason)
    }
    if (deniesPublic(paper) || own.some(saysClosed)) close('paper-title')
    else if (dealt.some(one => one.isOpen)) continue
    else if (dealt.length === 0 && paper['public'] === true) continue
    else {
      const isPublic = await isDealtWithInPublic(paper)
      if (isPublic === true) continue
      // What is there for everyone does not go because an answer did not come; it is asked for again.
      if (isPublic === undefined && names.isImported('vorlage', id)) unsettled++
      else close(dealt.length > 0 || consultationsOf(paper).length > 0 ? 'paper' : 'paper-unused')
    }
  }

  /** Of a run that asks for changes alone: papers that were taken over, did not change, and have a closed item now. */
  for (const [paper, dealt] of itemsOfPaper) {
    if (paper === undefined || papers.has(paper) || !names.isImported('vorlage', paper)) continue
    if (dealt.some(one => one.isOpen)) continue
    const isPublic = await isDealtWithInPublic(await read(paper))
    if (isPublic === false) closedPapers.add(paper)
    if (isPublic === undefined) unsettled++
  }

  return {
    agendaOf: (meeting: string): Agenda => agendas.get(meeting) ?? NOTHING,
    closedFiles: filesOf([
      ...items.filter(({ verdict }) => verdict !== 'open').map(({ item }) => item),
      ...[...papers].filter(([id]) => closedPapers.has(id)).map(([, paper]) => paper),
      ...[...found.meetings].filter(([id]) => closedMeetings.has(id)).map(([, meeting]) => meeting),
    ]),
    closedMeetings,
    closedPapers,
    consultationsOf,
    meetingOfItem,
    paperOf,
    papers,
    /** Items that did not come, and papers of which it could not be found out. */
    unsettled,
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

/** By what files are known: their ids and addresses. */
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
