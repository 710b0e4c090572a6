import { type Kysely, sql } from 'kysely'
import { wholeNumber } from '../page.ts'
import type { EditorList, EditorQuery } from '../queries.ts'
import type { Tables } from '../tables.ts'
import { conditions, type Listed } from './conditions.ts'
import { FEW, kindsOf, rowsLeft } from './narrowings.ts'
import { ORDERS, orderedBy, placeIn, splitOrder } from './order.ts'
import { withDrafts } from './rows.ts'
import { hasWord, idsFound, spelt, wordsOf } from './search.ts'

/**
 * Lists for editors, whose cost does not depend on the number of documents. Filters are evaluated first: if
 * one of them leaves few rows, these rows are sorted; otherwise rows are read in sort order until the page is
 * full. A search with many hits sorts only some of them and says that there are more.
 */

/** Highest offset of a page; later rows are reached by filters or in the reverse order. */
const LAST_ROW = 10_000

const MOST_AT_ONCE = 100

export async function findList(db: Kysely<Tables>, asked: EditorQuery): Promise<EditorList> {
  const search = asked.search && (await spelt(db, asked.search))
  const query = { ...asked, search, kinds: kindsOf(asked) }
  const { kinds, status } = query
  if ([kinds, status, query.visible, query.ids].some(none => none?.length === 0)) return NOTHING
  const isWalk = query.after !== undefined
  const offset = isWalk ? 0 : wholeNumber(query.offset ?? 0)
  if (offset > LAST_ROW) return { rows: [], count: FEW, more: true, next: null }
  const limit = Math.min(wholeNumber(query.limit), MOST_AT_ONCE)

  const some = query.ids ?? (await rowsLeft(db, query))
  if (some?.length === 0) return NOTHING
  const found = some ? undefined : await idsFound(db, query, FEW)
  // A walk with `after` needs all hits of a search.
  const isSearchedOnTheWay = some !== undefined || (isWalk && found !== undefined && found.length > FEW)
  const few = some ?? (isSearchedOnTheWay ? undefined : found)
  if (few?.length === 0) return NOTHING
  const [by, direction] = splitOrder(query.order)
  const place = query.after ? placeIn(query.after, ORDERS[by]) : undefined
  if (query.after && !place) return NOTHING
  const tag = few ? undefined : orderedBy(query)

  const wanted = (
    few ? those(db, few) : tag ? tagged(db, tag) : db.selectFrom('listings as l').select('l.document_id')
  ).where(l =>
    l.and([
      ...conditions(l as unknown as Listed, query, tag),
      ...(isSearchedOnTheWay ? wordsOf(query).map(word => hasWord(l as unknown as Listed, word)) : []),
    ]),
  )
  let ordered = wanted
    .select(['l.kind', 'l.key', 'l.title', 'l.datum', 'l.status', 'l.fields'])
    .select(['l.title_key', 'l.updated_at', 'l.review_on', 'l.ease', 'l.findings'])
  const columns = [...ORDERS[by], 'document_id'] as const
  for (const column of columns)
    ordered = ordered.orderBy(tag ? (`t.${column}` as 'l.title_key') : `l.${column}`, direction)
  if (place) {
    const here = sql.join(columns.map(column => sql.ref(`${tag ? 't' : 'l'}.${column}`)))
    const beyond = direction === 'desc' ? sql`<` : sql`>`
    ordered = ordered.where(sql<boolean>`(${here}) ${beyond} (${sql.join(place)})`)
  }
  const read = await ordered.limit(limit).offset(offset).execute()
  const rows = read.map(({ document_id, kind, key, title, datum, status, fields }) => ({
    document_id,
    kind,
    key,
    title,
    datum,
    status,
    fields,
  }))
  const last = read.length < limit ? undefined : read.at(-1)
  const next = last ? JSON.stringify(columns.map(column => last[column])) : null
  const told = await withDrafts(db, rows, query.fields)
  if (isWalk) return { rows: told, count: told.length, more: next !== null, next }

  const most = Math.min(wholeNumber(query.countUpTo ?? FEW), LAST_ROW)
  // The hits of a search already meet all conditions, so they need no further count.
  const all = found && most > FEW ? await idsFound(db, query, most) : found
  const count = all?.length ?? (await counted(db, wanted, most))
  return { rows: told, count: Math.min(count, most), more: count > most, next }
}

async function counted(db: Kysely<Tables>, wanted: ReturnType<typeof those>, most: number): Promise<number> {
  const { count } = await db
    .selectFrom(wanted.limit(most + 1).as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const NOTHING: EditorList = { rows: [], count: 0, more: false, next: null }

/** Selects these documents. The limit keeps the database from reading all rows in sort order instead. */
const those = (db: Kysely<Tables>, ids: readonly string[]) =>
  db
    .selectFrom(
      db.selectFrom('listings').selectAll().where('document_id', 'in', ids).limit(ids.length).as('l'),
    )
    .select('l.document_id')

/** Selects the documents of a tag, in the order of the tag. */
const tagged = (db: Kysely<Tables>, tag: string) =>
  db
    .selectFrom('listing_tags as t')
    .crossJoin('listings as l')
    .select('l.document_id')
    .whereRef('l.document_id', '=', 't.document_id')
    .where('t.tag', '=', tag)
