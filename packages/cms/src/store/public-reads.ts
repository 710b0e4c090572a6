import type { Kysely } from 'kysely'
import { type Collections, formOf } from './collection.ts'
import type { Published } from './document.ts'
import { findFrozen, isPromulgated } from './frozen-files.ts'
import { wholeNumber } from './page.ts'
import {
  addressed,
  byIdQuery,
  byKeyQuery,
  countQuery,
  countsByTag,
  type ListShape,
  listQuery,
  stretchQuery,
  toItsEnd,
} from './public-queries.ts'
import { UNSORTED } from './publication.ts'
import { findRedirect } from './redirects.ts'
import type { PublishedView } from './release-tables.ts'
import type { PublishedReads } from './store.ts'
import type { Tables } from './tables.ts'
import { OPEN_BEGIN, OPEN_END } from './window.ts'

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
      // The counts keep a row for a tag that no document has any more.
      return new Map(
        rows.map(({ tag, count }) => [tag, Number(count)] as const).filter(([, count]) => count > 0),
      )
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
