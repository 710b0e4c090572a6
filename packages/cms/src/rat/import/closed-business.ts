import type { ForeignNames } from './foreign-names.ts'
import { type Client, isObject, type Json } from './oparl-client.ts'
import { readObject } from './read-object.ts'
import type { Found } from './walk-oparl.ts'

type Sources = { found: Found; names: ForeignNames; get: Client }

export const itemsOf = (meeting: Json): Json[] =>
  readObject(meeting)
    .parts('agendaItem')
    .filter(isObject)
    .filter(({ deleted }) => deleted !== true)

const consultationsOf = (paper: Json) => readObject(paper).parts('consultation').filter(isObject)

const isClosedItem = (item: Json): boolean => item['public'] === false

/**
 * What a council deals with behind closed doors. Servers tell of items that are not public; nothing that only they lead to
 * is. Of a meeting that has nothing public nothing is told.
 */
export async function closedBusiness({ found, names, get }: Sources) {
  const items = [...found.meetings.values()].flatMap(itemsOf)
  const isClosed = new Map(items.map(item => [String(item['id']), isClosedItem(item)]))
  const meetingOfItem = new Map(
    [...found.meetings].flatMap(([id, meeting]) =>
      readObject(meeting)
        .links('agendaItem')
        .map(item => [item, id] as const),
    ),
  )
  const closedMeetings = new Set(
    [...found.meetings].flatMap(([id, meeting]) => {
      const parts = itemsOf(meeting)
      return parts.length > 0 && parts.every(isClosedItem) ? [id] : []
    }),
  )
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
    const got = await get(consultation)
    return got.ok && isObject(got.json) ? readObject(got.json).link('paper') : undefined
  }

  /** Which papers which items deal with, whichever of the two names the other. */
  const dealtWith: { paper: string | undefined; isClosed: boolean }[] = paperOfItem.flatMap(
    ({ item, paper }) => {
      const known = isClosed.get(item)
      return known === undefined ? [] : [{ paper, isClosed: known }]
    },
  )
  for (const item of items) {
    const closed = isClosedItem(item)
    // Of an open one nobody need know here; a closed one may be the only one that knows of its paper.
    dealtWith.push({ paper: closed ? await paperOf(item) : paperIdOf(item), isClosed: closed })
  }
  const itemsOfPaper = Map.groupBy(dealtWith, ({ paper }) => paper)
  const closedPapers = new Set(
    [...found.papers.keys()].filter(id => itemsOfPaper.get(id)?.every(one => one.isClosed) ?? false),
  )

  /** Of a run that asks for changes alone: papers that were taken over, did not change, and have a closed item now. */
  const unread = [...itemsOfPaper].flatMap(([paper, dealt]) =>
    paper !== undefined &&
    !found.papers.has(paper) &&
    names.isImported('vorlage', paper) &&
    dealt.every(one => one.isClosed)
      ? [paper]
      : [],
  )
  let unsettled = 0
  for (const paper of unread) {
    const isOpenElsewhere = await hasOpenItem(paper, isClosed, get)
    if (isOpenElsewhere === false) closedPapers.add(paper)
    if (isOpenElsewhere === undefined) unsettled++
  }

  return {
    closedMeetings,
    closedPapers,
    consultationsOf,
    meetingOfItem,
    paperOf,
    /** Papers of which it could not be found out. */
    unsettled,
  }
}

export type ClosedBusiness = Awaited<ReturnType<typeof closedBusiness>>

/** Whether any item deals with a paper in public, as its server says it; undefined where that cannot be read. */
async function hasOpenItem(
  paper: string,
  isClosed: ReadonlyMap<string, boolean>,
  get: Client,
): Promise<boolean | undefined> {
  const read = async (part: Json | string | undefined): Promise<Json | undefined> => {
    if (typeof part !== 'string') return part
    const got = await get(part)
    return got.ok && isObject(got.json) ? got.json : undefined
  }
  const object = await read(paper)
  if (!object) return undefined
  for (const part of readObject(object).parts('consultation')) {
    const consultation = await read(part)
    if (!consultation) return undefined
    const item = readObject(consultation).link('agendaItem')
    if (item === undefined) continue
    const known = isClosed.get(item)
    const found = known === undefined ? await read(item) : undefined
    if (known === undefined && !found) return undefined
    if (!(known ?? (found !== undefined && isClosedItem(found)))) return true
  }
  return false
}
