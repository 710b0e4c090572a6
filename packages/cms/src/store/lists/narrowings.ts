import type { Kysely } from 'kysely'
import { stateTag } from '../listing.ts'
import type { EditorQuery } from '../queries.ts'
import type { Tables } from '../tables.ts'
import {
  authorTags,
  filterTags,
  inSection,
  inStock,
  inTrash,
  isEnding,
  isWithin,
  type Listed,
} from './conditions.ts'
import { OF_ALL_KINDS, orderedBy, splitOrder } from './order.ts'
import { wordsOf } from './search.ts'

/** The filters that may leave so few rows that these are sorted, instead of reading rows in sort order. */

/** Up to this number, rows count as few, and rows are counted by default. */
export const FEW = 200

/** Rows that are filtered one by one if several filters apply and none leaves few rows. */
const SOME = 3_000

/**
 * Returns the rows that are left by a value, state, section, kind or the editor's rights, if they are few; if
 * no sort order can be used, also if they are some more. Undefined if many are left by each of them: then the
 * list is read in sort order.
 */
export async function rowsLeft(db: Kysely<Tables>, query: EditorQuery): Promise<string[] | undefined> {
  const narrowings = narrowingsOf(db, query)
  const [by] = splitOrder(query.order)
  const isSearched = wordsOf(query).length > 0
  // A list that is filtered by kinds only has its own index.
  if (query.kinds && (isSearched || narrowings.length > 0 || Object.hasOwn(OF_ALL_KINDS, by)))
    narrowings.push(below(db, l => l.and([inTrash(l, query), l('l.kind', 'in', query.kinds ?? [])])))
  const hasOrder = narrowings.length < 2 && !isSearched && orderedBy(query) !== undefined
  for (const most of hasOrder ? [FEW] : [FEW, SOME])
    for (const narrowing of narrowings) {
      const rows = await narrowing.limit(most + 1).execute()
      if (rows.length <= most) return [...new Set(rows.map(row => row.document_id))]
    }
  return undefined
}

function narrowingsOf(db: Kysely<Tables>, query: EditorQuery) {
  const { kinds = [''], status, section, visible, endsUntil } = query
  const states = status?.flatMap(one => kinds.map(kind => stateTag(one, kind)))
  return [
    ...(endsUntil === undefined ? [] : [below(db, l => isEnding(l, endsUntil))]),
    ...(section === undefined ? [] : [below(db, l => inSection(l, section))]),
    ...STOCKS.filter(name => query[name] !== undefined).map(name =>
      below(db, l => l.and([l('l.in_trash', '=', 0), ...inStock(l, { limit: 0, [name]: query[name] })])),
    ),
    ...(visible?.every(({ within }) => within)
      ? [below(db, l => l.or(visible.flatMap(({ within }) => (within ? [isWithin(l, within)] : []))))]
      : []),
    ...[...authorTags(query), ...filterTags(query), ...(states ? [states] : [])].map(tags =>
      withTags(db, tags),
    ),
  ]
}

const STOCKS = ['owner', 'reviewUntil', 'unchangedSince', 'harderThan', 'withFindings'] as const

const below = (db: Kysely<Tables>, where: (l: Listed) => ReturnType<Listed['or']>) =>
  db
    .selectFrom('listings as l')
    .select('l.document_id')
    .where(l => where(l))

const withTags = (db: Kysely<Tables>, tags: readonly string[]) =>
  db.selectFrom('listing_tags as l').select('l.document_id').where('l.tag', 'in', tags)

/**
 * Returns the kinds that the list can contain: the wanted kinds, limited to those that the editor may see.
 */
export function kindsOf({ kinds, visible, filters }: EditorQuery): readonly string[] | undefined {
  const seen = visible?.every(some => some.kinds) ? visible.flatMap(some => some.kinds ?? []) : undefined
  if (!seen) return kinds
  // Filter values belong to wanted kinds, so without these no kinds are added.
  if (!kinds) return filters ? undefined : [...new Set(seen)]
  return kinds.filter(kind => seen.includes(kind))
}
