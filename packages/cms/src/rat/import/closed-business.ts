import { readItems } from './agenda-items.ts'
import type { ForeignNames } from './foreign-names.ts'
import { isOfGoneMeeting } from './gone-meetings.ts'
import { heldAgainst } from './held-against.ts'
import type { HeldPapers } from './held-papers.ts'
import { type Judged, judgePapers } from './judge-papers.ts'
import type { Agenda } from './oparl-agenda.ts'
import { type Client, isObject, type Json, objectAt } from './oparl-client.ts'
import { consultationsOf, papersOfItems } from './papers-of-items.ts'
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

/**
 * Decides which meetings, items, papers and files of a source are public. Servers also send non-public
 * business: it is not imported, nor is anything that does not say that it is public. A meeting without
 * anything public is left out.
 */
export async function closedBusiness({ found, names, held, get, withhold }: Sources) {
  const read = async (part: Json | string | undefined): Promise<Json | undefined> =>
    typeof part === 'string' ? objectAt(part, get) : part
  const agendaItems = await readItems({ found, names, get })
  const { agendas, readAnew, closedBodies, closedMeetings, items, isOpen, meetingOfItem, isOpenIn } =
    agendaItems
  const papersOf = papersOfItems({ found, agendaItems, read })
  const { paperOf, furtherPapersOf, consultationFor, isConsultedInPrivate, isUnread } = papersOf
  const { papers, itemsOfPaper, isDealtWithInPublic, isOpenConsultation, judge } = await judgePapers({
    found,
    names,
    agendaItems,
    papersOf,
    get,
    read,
  })

  let unsettled = [...agendas.values()].reduce((sum, { unread }) => sum + unread, 0)

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
  /** Documents of papers whose meeting was deleted. */
  const ofGoneMeetings = new Set<string>()
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
    if (judged.reason !== 'paper-title' && isOfGoneMeeting(found, paper, itemsOfPaper.get(id) ?? []))
      ofGoneMeetings.add(names.documentOf('vorlage', id))
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
    const isAllRead = unsettled === 0 && papersOf.isAllRead()
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
    ofGoneMeetings,
    closedBodies,
    closedMeetings,
    closedPapers,
    consultationFor,
    isConsultedInPrivate,
    consultationsOf,
    isClosedConsultation: agendaItems.isClosedConsultation,
    isOpenConsultation,
    /** Public items that deal with a paper by their own reference. */
    openItemsOf: (paper: string): readonly Json[] =>
      (itemsOfPaper.get(paper) ?? []).flatMap(({ isOpen: isShown, item }) => (isShown && item ? [item] : [])),
    furtherPapersOf,
    /** Slugs of papers here that are not public any more. */
    closedSlugs: new Set(
      [...held.standing.values()]
        .flat()
        .flatMap(one => (closedDocuments.has(one.document) ? [one.slug] : [])),
    ),
    heldPaperOf,
    meetingOfItem,
    paperOf,
    papers,
    /** Number of items and consultations that could not be read, and of papers that could not be judged. */
    unsettled,
    /**
     * Whether something is withdrawn because it could not be read: only a run that reads everything can bring
     * it back.
     */
    isClosedUnread,
  }
}

export type ClosedBusiness = Awaited<ReturnType<typeof closedBusiness>>

const NOTHING: Agenda = { items: [], unread: 0, isClosed: false, isAllOpen: false, place: '' }

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
