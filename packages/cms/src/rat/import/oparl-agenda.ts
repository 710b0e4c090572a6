import { fieldsDenyPublic, isOfBothParts } from './closed-fields.ts'
import { saysDealtWithInPrivate } from './closed-texts.ts'
import { sayingOf, saysClosed } from './closed-words.ts'
import { wholeForeignText } from './foreign-text.ts'
import { isWithoutGap } from './gaps.ts'
import { isClosedAgenda, judgeAgenda, type Verdict } from './judge-agenda.ts'
import { isOfClosedMeeting, namesClosedPart } from './meeting-names.ts'
import { type Client, isDeleted, isObject, type Json, objectsAt, referenceIn } from './oparl-client.ts'
import { placeOf } from './place-of.ts'
import { readObject } from './read-object.ts'

export type JudgedItem = { readonly id: string; readonly item: Json; readonly verdict: Verdict }
export type Agenda = {
  readonly items: readonly JudgedItem[]
  /** Number of items that could not be read. */
  readonly unread: number
  /** Whether the meeting has nothing public: then nothing of it is imported. */
  readonly isClosed: boolean
  /**
   * Whether the agenda has items, all of them are public, none is unread, and neither the name of the meeting
   * nor a gap in the numbering tells of others.
   */
  readonly isAllOpen: boolean
  /** The place of the meeting in one line; '' if it names none. */
  readonly place: string
}

/** Whether an object says that it is not public: by a `public` that is not true, or in another field. */
export const deniesPublic = (object: Json): boolean =>
  (object['public'] !== undefined && object['public'] !== null && object['public'] !== true) ||
  fieldsDenyPublic(object) ||
  textsOf(object).some(
    text =>
      (sayingOf(text) === 'closed part' && isOfClosedMeeting(text)) ||
      (saysDealtWithInPrivate(text) && !isOfOneItem(object, text)),
  )

/** Whether a remark of a meeting is about one of its items: „TOP 5 wird nichtöffentlich behandelt“. */
const isOfOneItem = (object: Json, text: string): boolean =>
  String(object['type']).endsWith('/Meeting') && /\d/.test(text)

/** Returns short texts of all fields but name and number, which are judged separately. */
const textsOf = ({ name: _, number: __, ...object }: Json): string[] =>
  Object.values(object)
    .flat()
    .filter(
      (value): value is string =>
        typeof value === 'string' &&
        value.length <= MOST_LETTERS &&
        /^[\p{L}<&]/u.test(value) &&
        !/^\w+:\//.test(value),
    )
    .map(wholeForeignText)
const MOST_LETTERS = 100

/** Reads the agenda of a meeting, embedded or linked, and judges each item. `isOfClosed`: its body is closed. */
export async function readAgenda(meeting: Json, get: Client, isOfClosed = false): Promise<Agenda> {
  let unread = 0
  /** Returns the items, also those of a list at an address. */
  const itemsOf = async (parts: readonly (Json | string)[]): Promise<readonly Json[]> => {
    const found: Json[] = []
    for (const part of parts) {
      const named = referenceIn(part)
      const items = named !== undefined ? await objectsAt(named, get) : isObject(part) ? [part] : []
      if (items === undefined) unread++
      else found.push(...items)
    }
    return found
  }
  const read = async (parts: readonly (Json | string)[], above: string | undefined, depth: number) => {
    const found: { item: Json; id: string; above: string | undefined }[] = []
    for (const item of await itemsOf(parts)) {
      if (isDeleted(item)) continue
      const id = String(item['id'])
      found.push({ item, id, above })
      // Nested items belong to the part of their parent.
      if (depth < 5) found.push(...(await read(readObject(item).parts('agendaItem'), id, depth + 1)))
    }
    return found
  }
  const found = inOrder(await read(readObject(meeting).parts('agendaItem'), undefined, 0))
  const verdicts = judgeAgenda(
    found.map(({ item }) => {
      const reader = readObject(item)
      return {
        title: reader.judged('name'),
        number: reader.judged('number').slice(0, 60),
        isPublic: item['public'] === true && deniesPublic(item) ? false : item['public'],
      }
    }),
  )
  const verdictById = new Map<string, Verdict>()
  const items = found.map(({ item, id, above }, index) => {
    const own = verdicts[index] ?? 'unread'
    const parent = above === undefined ? 'open' : (verdictById.get(above) ?? 'unread')
    const verdict = own === 'open' ? parent : own
    // An item that is listed twice is closed if it is closed once.
    const before = verdictById.get(id)
    verdictById.set(id, before === undefined || before === 'open' ? verdict : before)
    return { id, item }
  })
  const all = items.map(({ id }): Verdict => verdictById.get(id) ?? 'unread')
  const name = readObject(meeting).judged('name')
  const place = await placeOf(meeting, get)
  const tellsOfClosed = [place, ...textsOf(meeting)].filter(text => saysClosed(text) || isOfBothParts(text))
  const isClosed =
    isOfClosed ||
    deniesPublic(meeting) ||
    [name, ...tellsOfClosed].some(isOfClosedMeeting) ||
    (unread === 0 && isClosedAgenda(all))
  return {
    items: items.map(({ id, item }, index) => {
      const verdict = all[index] ?? 'unread'
      return { id, item, verdict: isClosed && verdict === 'open' ? 'says-closed' : verdict }
    }),
    unread,
    isClosed,
    place,
    isAllOpen:
      !isClosed &&
      !namesClosedPart(name) &&
      tellsOfClosed.length === 0 &&
      unread === 0 &&
      all.length > 0 &&
      all.every(verdict => verdict === 'open') &&
      isWithoutGap(
        found.map(({ item, above }) => ({
          number: readObject(item).line('number', 60),
          order: above === undefined ? item['order'] : undefined,
        })),
      ),
  }
}

/** Sorts by `order` if each item has its own and none is nested; otherwise keeps the order of the list. */
function inOrder<Item extends { readonly item: Json; readonly above: string | undefined }>(
  items: readonly Item[],
): readonly Item[] {
  const orders = items.map(({ item }) => item['order'])
  const isOrdered =
    orders.every(order => typeof order === 'number') &&
    new Set(orders).size === orders.length &&
    items.every(({ above }) => above === undefined)
  return isOrdered
    ? items.toSorted((one, other) => Number(one.item['order']) - Number(other.item['order']))
    : items
}
