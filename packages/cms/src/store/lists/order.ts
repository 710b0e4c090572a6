import { sectionsOf, sectionTag, stateTag } from '../listing.ts'
import type { EditorQuery } from '../queries.ts'
import { authorTags, filterTags, withoutSlash } from './conditions.ts'

/** The sort orders of a list, and the places where a walk through it continues. */

export const ORDERS = {
  titel: ['title_key'],
  datum: ['datum'],
  geaendert: ['updated_at'],
  status: ['status', 'title_key'],
  wiedervorlage: ['review_on'],
  lesbarkeit: ['ease'],
  befunde: ['findings'],
} as const

/** Sort orders in which the documents of a tag can be read too. */
const OF_TAGS = { titel: true, datum: true, geaendert: true } as const satisfies Partial<Record<By, true>>
/** Sort orders that have an index only for all kinds together. */
export const OF_ALL_KINDS = {
  wiedervorlage: true,
  lesbarkeit: true,
  befunde: true,
} as const satisfies Partial<Record<By, true>>

const NUMBERS: ReadonlySet<string> = new Set(['ease', 'findings'])

type By = keyof typeof ORDERS

/** Parses an order. Orders come from outside, so unknown ones fall back to the title. */
export function splitOrder(order = 'titel:asc'): readonly [By, 'asc' | 'desc'] {
  const [by = '', direction] = order.split(':')
  return [Object.hasOwn(ORDERS, by) ? (by as By) : 'titel', direction === 'desc' ? 'desc' : 'asc']
}

/** Parses the cursor of `next`: the sort values and the id of the last row of a page. */
export function placeIn(after: string, order: readonly string[]): readonly (string | number)[] | undefined {
  try {
    const told: unknown = JSON.parse(after)
    const isPlace =
      Array.isArray(told) &&
      told.length === order.length + 1 &&
      told.every((value, at) => (NUMBERS.has(order[at] ?? '') ? Number.isSafeInteger(value) : isText(value)))
    return isPlace ? told : undefined
  } catch {
    return undefined
  }
}

/** True for text that both databases accept. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.isWellFormed() && !value.includes('\0')

/** Returns a tag in whose order the list can be read. */
export const orderedBy = (query: EditorQuery): string | undefined =>
  Object.hasOwn(OF_TAGS, splitOrder(query.order)[0]) ? tagsOf(query)[0] : undefined

/** Returns tags that all wanted documents have, and in whose order the list can be read. */
function tagsOf(query: EditorQuery): string[] {
  const { kinds, status = [], section = '' } = query
  const sections = sectionsOf(section).includes(withoutSlash(section))
    ? [sectionTag(withoutSlash(section))]
    : []
  const ofAllKinds = [...sections, ...authorTags(query).flat()]
  if (kinds && kinds.length > 1) return ofAllKinds
  const [kind] = kinds ?? []
  const [state] = status
  return [
    ...ofAllKinds,
    ...(kind === undefined ? [] : filterTags(query).flatMap(tags => tags.slice(-1))),
    ...(state !== undefined && status.length === 1 ? [stateTag(state, kind)] : []),
  ]
}
