import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { foldedWords } from '../search/folded-words.ts'
import type { ListedDocument } from './document.ts'
import { authorTag, kindTag, sectionsOf, sectionTag, stateTag } from './listing.ts'
import { asSpelt, beginningFor, MOST_ROWS } from './listing-words.ts'
import { wholeNumber } from './page.ts'
import type { EditorList, EditorQuery, Visible } from './queries.ts'
import type { Tables } from './tables.ts'

/**
 * Lists for editors, whose cost does not depend on the number of documents. Filters are evaluated first: if
 * one of them leaves few rows, these rows are sorted; otherwise rows are read in sort order until the page is
 * full. A search with many hits sorts only some of them and says that there are more.
 */

/** Up to this number, rows count as few, and rows are counted by default. */
const FEW = 200

/** Rows that are filtered one by one if several filters apply and none leaves few rows. */
const SOME = 3_000

/** Upper bound for counting the rows of a word, to evaluate the words of a search with the rarest first. */
const MOST_TOLD_APART = 20_000

/** Number of rows that can be read sequentially at the cost of one lookup. */
const CHEAPER = 10

/** Highest offset of a page; later rows are reached by filters or in the reverse order. */
const LAST_ROW = 10_000

const MOST_WORDS = 6
const LONGEST_SEARCH = 200
const MOST_AT_ONCE = 100

/** Sorts after every letter, so it ends a range of words. */
const LAST = '\u{10ffff}'

export async function findList(db: Kysely<Tables>, asked: EditorQuery): Promise<EditorList> {
  const search = asked.search && (await spelt(db, asked.search))
  const query = { ...asked, search, kinds: kindsOf(asked) }
  const { kinds, status } = query
  if ([kinds, status, query.visible].some(none => none?.length === 0)) return NOTHING
  const isWalk = query.after !== undefined
  const offset = isWalk ? 0 : wholeNumber(query.offset ?? 0)
  if (offset > LAST_ROW) return { rows: [], count: FEW, more: true, next: null }
  const limit = Math.min(wholeNumber(query.limit), MOST_AT_ONCE)

  const some = await left(db, query)
  if (some?.length === 0) return NOTHING
  const found = some ? undefined : await idsFound(db, query)
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

/** Parses the cursor of `next`: the sort values and the id of the last row of a page. */
function placeIn(after: string, order: readonly string[]): readonly (string | number)[] | undefined {
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

async function counted(db: Kysely<Tables>, wanted: ReturnType<typeof those>, most: number): Promise<number> {
  const { count } = await db
    .selectFrom(wanted.limit(most + 1).as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const NOTHING: EditorList = { rows: [], count: 0, more: false, next: null }

const ORDERS = {
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
const OF_ALL_KINDS = {
  wiedervorlage: true,
  lesbarkeit: true,
  befunde: true,
} as const satisfies Partial<Record<By, true>>

const NUMBERS: ReadonlySet<string> = new Set(['ease', 'findings'])

type By = keyof typeof ORDERS

/** Parses an order. Orders come from outside, so unknown ones fall back to the title. */
function splitOrder(order = 'titel:asc'): readonly [By, 'asc' | 'desc'] {
  const [by = '', direction] = order.split(':')
  return [Object.hasOwn(ORDERS, by) ? (by as By) : 'titel', direction === 'desc' ? 'desc' : 'asc']
}

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

export type Listed = ExpressionBuilder<Tables & { l: Tables['listings'] }, 'l'>

/**
 * Returns the conditions of a list. `met` is a tag that all rows have already: repeating its condition would
 * make PostgreSQL look up all rows with the tag.
 */
function conditions(l: Listed, query: EditorQuery, met?: string) {
  const { kinds, status, section, visible, endsUntil } = query
  const isMet = section !== undefined && sectionTag(withoutSlash(section)) === met
  return [
    inTrash(l, query),
    ...(kinds ? [l('l.kind', 'in', kinds)] : []),
    ...(status ? [l('l.status', 'in', status)] : []),
    ...(section === undefined || isMet ? [] : [inSection(l, section)]),
    ...(visible ? [l.or(visible.map(some => isVisible(l, some)))] : []),
    ...(endsUntil === undefined ? [] : [isEnding(l, endsUntil)]),
    ...inStock(l, query),
    ...[...authorTags(query), ...filterTags(query)]
      .filter(tags => tags.at(-1) !== met)
      .map(tags =>
        l.exists(
          l
            .selectFrom('listing_tags as has')
            .select('has.tag')
            .whereRef('has.document_id', '=', 'l.document_id')
            .where('has.tag', 'in', tags),
        ),
      ),
  ]
}

const inTrash = (l: Listed, { status }: EditorQuery) =>
  l('l.in_trash', '=', status?.includes('papierkorb') ? 1 : 0)

/** Condition that a document is visible, on any table with kind, key and audience of documents. */
export const isVisible = (l: Listed, { kinds, audiences, within }: Visible) =>
  l.and([
    l('l.audience', 'in', audiences),
    ...(kinds ? [l('l.kind', 'in', kinds)] : []),
    ...(within ? [isWithin(l, within)] : []),
  ])

const isWithin = (l: Listed, { sections, keys }: NonNullable<Visible['within']>) =>
  l.or([
    ...sections.map(section => inSection(l, section)),
    ...(keys.length > 0 ? [l('l.key', 'in', keys)] : []),
  ])

/** Condition that a document expires by this moment. */
const isEnding = (l: Listed, until: string) =>
  l.and([l('l.status', 'in', ['geplant', 'oeffentlich', 'geaendert']), l('l.gueltig_bis', '<=', until)])

/** Conditions of the inventory, in addition to those on content. */
const inStock = (l: Listed, query: EditorQuery) => {
  const { owner, reviewUntil, unchangedSince, harderThan, withFindings } = query
  return [
    ...(owner === undefined ? [] : [l('l.owner', '=', owner)]),
    ...(reviewUntil === undefined ? [] : [l('l.review_on', '<=', reviewUntil)]),
    ...(unchangedSince === undefined ? [] : [l('l.updated_at', '<', unchangedSince)]),
    ...(harderThan === undefined ? [] : [l('l.ease', '>', Math.round(harderThan * 10))]),
    ...(withFindings ? [l('l.findings', '>', 0)] : []),
  ]
}

const withoutSlash = (path: string) => path.replace(/\/+$/, '')

/** Condition that a page is in a section: in or below `/schillerschule`, not `/schillerschulefest`. */
function inSection(l: Listed, path: string) {
  const section = withoutSlash(path)
  // '0' is the character after '/'.
  const below = l.and([l('l.key', '>=', `${section}/`), l('l.key', '<', `${section}0`)])
  return l.or([l('l.key', '=', section), below])
}

/**
 * Returns for each filter a list of tags; a document needs one tag of each list. Values belong to kinds, so
 * without kinds no tag matches.
 */
const filterTags = ({ filters = {}, kinds = [] }: EditorQuery): string[][] =>
  Object.entries(filters).map(([field, value]) =>
    ['', ...kinds].map(kind => kindTag(kind, `${field}:${value}`)),
  )

const authorTags = ({ author }: EditorQuery): string[][] =>
  author === undefined ? [] : [[authorTag(author)]]

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

const wordsOf = ({ search = '' }: EditorQuery): string[] =>
  foldedWords(search.slice(0, LONGEST_SEARCH)).slice(0, MOST_WORDS).map(beginningFor)

/** Returns the search with up to one typing error per word corrected. */
const spelt = async (db: Kysely<Tables>, search: string): Promise<string> =>
  (await asSpelt(db, foldedWords(search.slice(0, LONGEST_SEARCH)).slice(0, MOST_WORDS))).join(' ')

const hasWord = (l: Listed, word: string) =>
  l.exists(
    l
      .selectFrom('listing_words as has')
      .select('has.word')
      .whereRef('has.document_id', '=', 'l.document_id')
      .where('has.word', '>=', word)
      .where('has.word', '<', word + LAST)
      .$call(oneByOne),
  )

/** Returns the hits of a search; undefined if there is no search. */
async function idsFound(db: Kysely<Tables>, query: EditorQuery, wanted = FEW): Promise<string[] | undefined> {
  const { together, apart } = await inTurn(db, wordsOf(query))
  const [first, ...others] = together.map(word => idsWith(db, word))
  if (!first) return undefined
  const having = others.reduce((all, one) => all.intersect(one), first)
  let found = db
    .selectFrom(having.as('w'))
    .select('w.document_id')
    .where(w =>
      w.exists(
        w
          .selectFrom('listings as l')
          .select('l.document_id')
          .whereRef('l.document_id', '=', 'w.document_id')
          .where(l => l.and(conditions(l as unknown as Listed, query)))
          .$call(oneByOne),
      ),
    )
  for (const word of apart)
    found = found.where(w =>
      w.exists(
        w
          .selectFrom('listing_words as also')
          .select('also.word')
          .whereRef('also.document_id', '=', 'w.document_id')
          .where('also.word', '>=', word)
          .where('also.word', '<', word + LAST)
          .$call(oneByOne),
      ),
    )
  // Duplicates are removed here, because the database would have to look up all rows to do it. Few documents
  // have more than a few words with the same prefix.
  for (const most of [2 * (wanted + 1), MOST_ROWS * (wanted + 1)]) {
    const rows = await found.limit(most).execute()
    const ids = [...new Set(rows.map(row => row.document_id))]
    if (ids.length > wanted || rows.length < most) return ids.slice(0, wanted + 1)
  }
  throw new Error('a document has more words than are kept of it')
}

/** Forces a lookup per row; otherwise PostgreSQL would collect all rows before the first. */
const oneByOne = <Query extends { limit(most: number): { offset(first: number): Query } }>(
  query: Query,
): Query => query.limit(1).offset(0)

const idsWith = (db: Kysely<Tables>, word: string) =>
  db
    .selectFrom('listing_words')
    .select('document_id')
    .where('word', '>=', word)
    .where('word', '<', word + LAST)

/**
 * Splits the words of a search: those whose documents are intersected, rarest first, and those that are
 * checked for each remaining document. Reading a row costs a tenth of a check. If all words are frequent,
 * only the longest is read: the page is usually full long before its end.
 */
async function inTurn(db: Kysely<Tables>, words: readonly string[]) {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  if (longestFirst.length < 2) return { together: longestFirst, apart: [] }
  const having = longestFirst.map(async word => {
    const some = idsWith(db, word).limit(MOST_TOLD_APART)
    const { count } = await db
      .selectFrom(some.as('some'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return { word, count: Number(count) }
  })
  const counts = (await Promise.all(having)).toSorted((a, b) => a.count - b.count)
  const most = Math.min(MOST_TOLD_APART - 1, (counts[0]?.count ?? 0) * CHEAPER)
  const isFirst = (count: number, at: number) => at === 0 || count <= most
  return {
    together: counts.filter(({ count }, at) => isFirst(count, at)).map(({ word }) => word),
    apart: counts.filter(({ count }, at) => !isFirst(count, at)).map(({ word }) => word),
  }
}

/**
 * Returns the rows that are left by a value, state, section, kind or the editor's rights, if they are few; if
 * no sort order can be used, also if they are some more. Undefined if many are left by each of them: then the
 * list is read in sort order.
 */
async function left(db: Kysely<Tables>, query: EditorQuery): Promise<string[] | undefined> {
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

/** Returns a tag in whose order the list can be read. */
const orderedBy = (query: EditorQuery): string | undefined =>
  Object.hasOwn(OF_TAGS, splitOrder(query.order)[0]) ? tagsOf(query)[0] : undefined

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

/**
 * Returns the kinds that the list can contain: the wanted kinds, limited to those that the editor may see.
 */
function kindsOf({ kinds, visible, filters }: EditorQuery): readonly string[] | undefined {
  const seen = visible?.every(some => some.kinds) ? visible.flatMap(some => some.kinds ?? []) : undefined
  if (!seen) return kinds
  // Filter values belong to wanted kinds, so without these no kinds are added.
  if (!kinds) return filters ? undefined : [...new Set(seen)]
  return kinds.filter(kind => seen.includes(kind))
}

const STOCKS = ['owner', 'reviewUntil', 'unchangedSince', 'harderThan', 'withFindings'] as const

const below = (db: Kysely<Tables>, where: (l: Listed) => ReturnType<Listed['or']>) =>
  db
    .selectFrom('listings as l')
    .select('l.document_id')
    .where(l => where(l))

const withTags = (db: Kysely<Tables>, tags: readonly string[]) =>
  db.selectFrom('listing_tags as l').select('l.document_id').where('l.tag', 'in', tags)

type Row = Pick<ListedDocument, 'kind' | 'key' | 'title' | 'status'> & {
  document_id: string
  datum: string
  fields: string
}

/** Adds the columns that are only in the tables of documents and drafts. */
export async function withDrafts(
  db: Kysely<Tables>,
  rows: readonly Row[],
  wanted?: readonly string[],
): Promise<ListedDocument[]> {
  if (rows.length === 0) return []
  const drafts = await db
    .selectFrom('documents as d')
    .innerJoin('revisions as r', join =>
      join.onRef('r.document_id', '=', 'd.id').onRef('r.number', '=', 'd.draft_revision'),
    )
    .select(['d.id', 'd.review', 'd.audience', 'd.draft_revision', 'd.published_revision', 'd.gaps'])
    .select(['d.gueltig_von', 'd.gueltig_bis', 'd.created_at', 'd.updated_at', 'd.deleted_at'])
    .select('r.author')
    // Drafts may be long, so their data is read only if their fields are wanted.
    .$if(wanted !== undefined, some => some.select('r.data'))
    .where(
      'd.id',
      'in',
      rows.map(row => row.document_id),
    )
    .execute()
  const byId = new Map(drafts.map(({ data, ...draft }) => [draft.id, { draft, data }]))
  const deletedBy = await whoDeleted(
    db,
    drafts.flatMap(({ id, deleted_at }) => (deleted_at === null ? [] : [id])),
  )
  return rows.flatMap(({ document_id, datum, fields, ...row }) => {
    const found = byId.get(document_id)
    const deleted_by = deletedBy.get(document_id) ?? null
    if (!found) return []
    const { draft, data } = found
    const told = wanted && data !== undefined ? fieldsOf(data, wanted) : JSON.parse(fields)
    return [{ ...draft, ...row, datum: datum || null, deleted_by, fields: told }]
  })
}

function fieldsOf(json: string, wanted: readonly string[]): Record<string, unknown> {
  const data: unknown = JSON.parse(json)
  // The data of a draft with gaps can be of any type.
  return typeof data === 'object' && data !== null
    ? Object.fromEntries(Object.entries(data).filter(([name]) => wanted.includes(name)))
    : {}
}

/** Returns for each document the editor who deleted it last. */
async function whoDeleted(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('changes')
    .select(['document_id', 'who'])
    .where('document_id', 'in', ids)
    .where('what', '=', 'geloescht')
    .orderBy('seq')
    .execute()
  return new Map(rows.map(({ document_id, who }) => [document_id, who]))
}
