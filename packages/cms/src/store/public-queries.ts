import { expressionBuilder, type Kysely, type SelectQueryBuilder } from 'kysely'
import { preparedQuery } from './prepared-query.ts'
import { UNSORTED } from './publication.ts'
import type { OrderTerm } from './queries.ts'
import type { ListColumns, PublishedView } from './release-tables.ts'
import type { Tables } from './tables.ts'
import { begins, ends } from './window.ts'

/** The queries of visitors' reads. Each compares time windows with the moment that it is given. */

export const byKeyQuery = (db: Kysely<Tables>) =>
  preparedQuery(db, (slot: (name: 'kind' | 'key' | 'now') => never) =>
    db
      .selectFrom('published')
      .selectAll()
      .where('kind', '=', slot('kind'))
      .where('key', '=', slot('key'))
      .where('gueltig_von', '<=', slot('now'))
      .where('gueltig_bis', '>', slot('now')),
  )

export const byIdQuery = (db: Kysely<Tables>) =>
  preparedQuery(db, (slot: (name: 'id' | 'now') => never) =>
    db
      .selectFrom('published')
      .selectAll()
      .where('document_id', '=', slot('id'))
      .where('gueltig_von', '<=', slot('now'))
      .where('gueltig_bis', '>', slot('now')),
  )

export interface ListShape {
  readonly tagged: boolean
  readonly from: boolean
  readonly to: boolean
  readonly order: readonly OrderTerm[]
}

export const listQuery = (db: Kysely<Tables>, { tagged, from, to, order }: ListShape) =>
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
export const toItsEnd = (order: readonly OrderTerm[]): readonly OrderTerm[] =>
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

export const countQuery = (db: Kysely<Tables>, { tagged }: { tagged: boolean }) =>
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

export const stretchQuery = (db: Kysely<Tables>, { tagged }: { tagged: boolean }) =>
  preparedQuery(db, (slot: (name: 'kind' | 'tag' | 'from' | 'to' | 'now') => never) =>
    listed(db, slot('kind'), tagged ? slot('tag') : undefined)
      .where('listed.datum_von', '>=', slot('from'))
      .where('listed.datum_von', '<', slot('to'))
      .where('listed.gueltig_von', '<=', slot('now'))
      .where('listed.gueltig_bis', '>', slot('now'))
      .select(({ fn }) => fn.countAll().as('count')),
  )

/** Returns the stored counts per tag, without documents outside their time window. */
export function countsByTag(db: Kysely<Tables>, kind: string, prefix: string, now: string) {
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
export const addressed = (db: Kysely<Tables>, kinds: readonly string[], now: string) =>
  db
    .selectFrom('published')
    .where('kind', 'in', kinds)
    .where('key', '>=', '/')
    .where('key', '<', '0')
    .where('gueltig_von', '<=', now)
    .where('gueltig_bis', '>', now)
