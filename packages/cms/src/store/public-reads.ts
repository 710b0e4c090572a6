import { expressionBuilder, type Kysely, type SelectQueryBuilder } from 'kysely'
import { type Collections, formOf } from './collection.ts'
import type { Published } from './document.ts'
import { findFrozen, isPromulgated } from './frozen-files.ts'
import { wholeNumber } from './page.ts'
import { preparedQuery } from './prepared-query.ts'
import { UNSORTED } from './publication.ts'
import type { OrderTerm } from './queries.ts'
import { findRedirect } from './redirects.ts'
import type { PublishedReads } from './store.ts'
import type { ListColumns, PublishedView, Tables } from './tables.ts'
import { begins, ends, OPEN_BEGIN, OPEN_END } from './window.ts'

/** Reads of visitors: published documents within their time window by the current clock. */
export function publicReads(db: Kysely<Tables>, clock: () => Date, collections: Collections): PublishedReads {
  const now = () => clock().toISOString()
  const byKey = byKeyQuery(db)
  const byId = byIdQuery(db)
  const listQueries = eachOnce((shape: ListShape) => listQuery(db, shape))
  const countQueries = eachOnce((shape: { tagged: boolean }) => countQuery(db, shape))
  const stretchQueries = eachOnce((shape: { tagged: boolean }) => stretchQuery(db, shape))

  /** Parses rows. Promulgated documents link to their files as they were at the promulgation. */
  const whole = async (rows: readonly PublishedView[]): Promise<Published[]> => {
    const ids = rows.filter(({ kind }) => isPromulgated(kind)).map(({ document_id }) => document_id)
    const frozen = await findFrozen(db, ids)
    return rows.map(row => {
      const found = published(row, collections)
      const files = frozen.get(row.document_id)
      const data = files && collections[row.kind]?.asPromulgated?.(found.data, files)
      return data === undefined ? found : { ...found, data, frozen: files ?? [] }
    })
  }

  return {
    async byKey(kind, key) {
      const [found] = await whole(await byKey({ kind, key, now: now() }))
      return found
    },

    async byId(id) {
      const [found] = await whole(await byId({ id, now: now() }))
      return found
    },

    async list(kind, { tag, limit, offset = 0, from, to, order = [] }) {
      const list = listQueries({
        tagged: tag !== undefined,
        from: from !== undefined,
        to: to !== undefined,
        order: toItsEnd(order),
      })
      const page = { limit: wholeNumber(limit), offset: wholeNumber(offset) }
      const rows = await list({ kind, tag: tag ?? '', from: from ?? '', to: to ?? '', now: now(), ...page })
      return whole(rows)
    },

    // Counts all documents and subtracts those whose window has not begun or is over: this reads two short
    // ranges of an index instead of a long one.
    async count(kind, { tag, from, to } = {}) {
      if (from !== undefined || to !== undefined) {
        const stretch = stretchQueries({ tagged: tag !== undefined })
        const [row] = await stretch({
          kind,
          tag: tag ?? '',
          from: from ?? '',
          to: to ?? OPEN_END,
          now: now(),
        })
        return Number(row?.count ?? 0)
      }
      const count = countQueries({ tagged: tag !== undefined })
      const [row] = await count({ kind, tag: tag ?? '', now: now() })
      return row ? Number(row.all) - Number(row.later) - Number(row.over) : 0
    },

    async countByTag(kind, prefix) {
      const rows = await countsByTag(db, kind, prefix, now())
      return new Map(rows.map(({ tag, count }) => [tag, Number(count)]))
    },

    redirect: path => findRedirect(db, path),

    addresses: (kinds, { limit, offset = 0 }) =>
      addressed(db, kinds, now())
        .select(({ eb }) => [
          'kind',
          'key as path',
          eb
            .case()
            .when('published_at', '>', eb.ref('gueltig_von'))
            .then(eb.ref('published_at'))
            .else(eb.ref('gueltig_von'))
            .end()
            .as('changed_at'),
        ])
        .orderBy('kind')
        .orderBy('key')
        .limit(wholeNumber(limit))
        .offset(wholeNumber(offset))
        .execute(),

    async countAddresses(kinds) {
      const counted = addressed(db, kinds, now()).select(({ fn }) => fn.countAll().as('count'))
      return Number((await counted.executeTakeFirstOrThrow()).count)
    },
  }
}

const byKeyQuery = (db: Kysely<Tables>) =>
  preparedQuery(db, (slot: (name: 'kind' | 'key' | 'now') => never) =>
    db
      .selectFrom('published')
      .selectAll()
      .where('kind', '=', slot('kind'))
      .where('key', '=', slot('key'))
      .where('gueltig_von', '<=', slot('now'))
      .where('gueltig_bis', '>', slot('now')),
  )

const byIdQuery = (db: Kysely<Tables>) =>
  preparedQuery(db, (slot: (name: 'id' | 'now') => never) =>
    db
      .selectFrom('published')
      .selectAll()
      .where('document_id', '=', slot('id'))
      .where('gueltig_von', '<=', slot('now'))
      .where('gueltig_bis', '>', slot('now')),
  )

interface ListShape {
  readonly tagged: boolean
  readonly from: boolean
  readonly to: boolean
  readonly order: readonly OrderTerm[]
}

const listQuery = (db: Kysely<Tables>, { tagged, from, to, order }: ListShape) =>
  preparedQuery(db, (slot: (name: 'kind' | 'tag' | 'from' | 'to' | 'now' | 'limit' | 'offset') => never) =>
    listed(db, slot('kind'), tagged ? slot('tag') : undefined)
      .innerJoin('published', 'published.document_id', 'listed.document_id')
      .selectAll('published')
      .where('listed.gueltig_von', '<=', slot('now'))
      .where('listed.gueltig_bis', '>', slot('now'))
      .$if(from, query => query.where('listed.datum_von', '>=', slot('from')))
      .$if(to, query => query.where('listed.datum_von', '<', slot('to')))
      .$call(query => order.reduce(orderedBy, query))
      .orderBy('listed.document_id')
      .limit(slot('limit'))
      .offset(slot('offset')),
  )

const ALWAYS = ['datum_von:desc', 'sortierung:asc'] as const

/** Appends the default terms to an order, so that it is total. There are only a few different orders. */
const toItsEnd = (order: readonly OrderTerm[]): readonly OrderTerm[] =>
  [...order, ...ALWAYS].filter(
    (term, place, all) => all.findIndex(other => columnOf(other) === columnOf(term)) === place,
  )

const columnOf = (term: OrderTerm) => term.split(':')[0]

type Ordered = SelectQueryBuilder<Tables & { listed: ListColumns }, 'listed' | 'published', PublishedView>

function orderedBy(query: Ordered, term: OrderTerm): Ordered {
  switch (term) {
    case 'datum_von:asc':
      return query.orderBy('listed.datum_von')
    case 'datum_von:desc':
      return query.orderBy('listed.datum_von', 'desc')
    case 'sortierung:asc':
      return query.orderBy('listed.sortierung')
    case 'sortierung:desc':
      return query
        .orderBy(({ eb }) => eb('listed.sortierung', '=', UNSORTED))
        .orderBy('listed.sortierung', 'desc')
    case 'published_at:desc':
      return query.orderBy('published.published_at', 'desc')
  }
}

const countQuery = (db: Kysely<Tables>, { tagged }: { tagged: boolean }) =>
  preparedQuery(db, (slot: (name: 'kind' | 'tag' | 'now') => never) => {
    const windows = () =>
      listed(db, slot('kind'), tagged ? slot('tag') : undefined).select(({ fn }) => fn.countAll().as('count'))
    return db
      .selectFrom('published_counts')
      .where('kind', '=', slot('kind'))
      .where('tag', '=', slot('tag'))
      .select('count as all')
      .select(
        windows()
          .where(begins('listed.gueltig_von'))
          .where('listed.gueltig_von', '>', slot('now'))
          .as('later'),
      )
      .select(
        windows().where(ends('listed.gueltig_bis')).where('listed.gueltig_bis', '<=', slot('now')).as('over'),
      )
  })

const stretchQuery = (db: Kysely<Tables>, { tagged }: { tagged: boolean }) =>
  preparedQuery(db, (slot: (name: 'kind' | 'tag' | 'from' | 'to' | 'now') => never) =>
    listed(db, slot('kind'), tagged ? slot('tag') : undefined)
      .where('listed.datum_von', '>=', slot('from'))
      .where('listed.datum_von', '<', slot('to'))
      .where('listed.gueltig_von', '<=', slot('now'))
      .where('listed.gueltig_bis', '>', slot('now'))
      .select(({ fn }) => fn.countAll().as('count')),
  )

/** Returns the stored counts per tag, without documents outside their time window. */
function countsByTag(db: Kysely<Tables>, kind: string, prefix: string, now: string) {
  const hidden = () =>
    expressionBuilder<Tables, 'published_counts'>()
      .selectFrom('published_tags')
      .whereRef('published_tags.kind', '=', 'published_counts.kind')
      .whereRef('published_tags.tag', '=', 'published_counts.tag')
      .where('ended', '=', 0)
      .select(({ fn }) => fn.countAll<number>().as('hidden'))
  return db
    .selectFrom('published_counts')
    .where('kind', '=', kind)
    .where('tag', '>=', prefix)
    .where('tag', '<', `${prefix}\uffff`)
    .select(({ eb }) => [
      'tag',
      eb(
        eb('count', '-', hidden().where(begins('gueltig_von')).where('gueltig_von', '>', now)),
        '-',
        hidden().where(ends('gueltig_bis')).where('gueltig_bis', '<=', now),
      ).as('count'),
    ])
    .execute()
}

/** Selects the rows of a kind, or of one of its tags. Both tables have the same columns. */
function listed(db: Kysely<Tables>, kind: string, tag: string | undefined) {
  const rows =
    tag === undefined
      ? db.selectFrom('published as listed')
      : db.selectFrom('published_tags as listed').where('listed.tag', '=', tag)
  return (rows as SelectQueryBuilder<Tables & { listed: ListColumns }, 'listed', object>)
    .where('listed.kind', '=', kind)
    .where('listed.ended', '=', 0)
}

/** Selects addresses by an index-only scan of `releases_addresses`: no content is read. */
const addressed = (db: Kysely<Tables>, kinds: readonly string[], now: string) =>
  db
    .selectFrom('published')
    .where('kind', 'in', kinds)
    .where('key', '>=', '/')
    .where('key', '<', '0')
    .where('gueltig_von', '<=', now)
    .where('gueltig_bis', '>', now)

function eachOnce<Shape, Made>(make: (shape: Shape) => Made): (shape: Shape) => Made {
  const made = new Map<string, Made>()
  return shape => {
    const name = JSON.stringify(shape)
    const known = made.get(name) ?? make(shape)
    made.set(name, known)
    return known
  }
}

function published(row: PublishedView, collections: Collections): Published {
  const { document_id, kind, key, title, revision, published_at } = row
  return {
    document_id,
    kind,
    key,
    title,
    datum_von: row.datum_von === '' ? null : row.datum_von,
    sortierung: row.sortierung === UNSORTED ? null : row.sortierung,
    gueltig_von: row.gueltig_von === OPEN_BEGIN ? null : row.gueltig_von,
    gueltig_bis: row.gueltig_bis === OPEN_END ? null : row.gueltig_bis,
    revision,
    published_at,
    data: dataOf(row, collections),
  }
}

/**
 * Returns the data of a document. Content of an older form that is not renewed yet is parsed to the current
 * form.
 */
function dataOf({ kind, form, data }: PublishedView, collections: Collections): unknown {
  const stored: unknown = JSON.parse(data)
  const collection = collections[kind]
  if (!collection || formOf(collection) === form) return stored
  const parsed = collection.parse(stored)
  return parsed.issues ? stored : parsed.value
}
