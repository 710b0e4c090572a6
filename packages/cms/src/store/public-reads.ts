import type { Kysely, SelectQueryBuilder } from 'kysely'
import { wholeNumber } from './page.ts'
import { UNSORTED } from './publication.ts'
import { findRedirect } from './redirects.ts'
import type { Published, PublishedReads } from './store.ts'
import type { ListColumns, PublishedTable, Tables } from './tables.ts'
import { begins, ends, OPEN_BEGIN, OPEN_END } from './window.ts'

/** What visitors may see: published, and within its window by the clock of this very moment. */
export function publicReads(db: Kysely<Tables>, clock: () => Date): PublishedReads {
  const now = () => clock().toISOString()

  const visible = (moment = now()) =>
    db
      .selectFrom('published')
      .selectAll()
      .where('gueltig_von', '<=', moment)
      .where('gueltig_bis', '>', moment)

  return {
    async byKey(kind, key) {
      const row = await visible().where('kind', '=', kind).where('key', '=', key).executeTakeFirst()
      return row && published(row)
    },

    async byId(id) {
      const row = await visible().where('document_id', '=', id).executeTakeFirst()
      return row && published(row)
    },

    async list(kind, { tag, limit, offset = 0, from, order = 'datum_von_desc' }) {
      const moment = now()
      const direction = order === 'datum_von_desc' ? 'desc' : 'asc'
      const rows = await listed(db, kind, tag)
        .innerJoin('published', 'published.document_id', 'listed.document_id')
        .selectAll('published')
        .where('listed.gueltig_von', '<=', moment)
        .where('listed.gueltig_bis', '>', moment)
        .$if(from !== undefined, query => query.where('listed.datum_von', '>=', from ?? ''))
        .orderBy('listed.datum_von', direction)
        .orderBy('listed.sortierung')
        .orderBy('listed.document_id')
        .limit(wholeNumber(limit))
        .offset(wholeNumber(offset))
        .execute()
      return rows.map(published)
    },

    // All, less those not yet and those no longer visible: two short stretches of an index instead of a long one.
    async count(kind, { tag } = {}) {
      const moment = now()
      const all = await db
        .selectFrom('published_counts')
        .select('count')
        .where('kind', '=', kind)
        .where('tag', '=', tag ?? '')
        .executeTakeFirst()
      if (!all) return 0
      const windows = () => listed(db, kind, tag).select(({ fn }) => fn.countAll<number>().as('count'))
      const later = await windows()
        .where(begins('listed.gueltig_von'))
        .where('listed.gueltig_von', '>', moment)
        .executeTakeFirstOrThrow()
      const over = await windows()
        .where(ends('listed.gueltig_bis'))
        .where('listed.gueltig_bis', '<=', moment)
        .executeTakeFirstOrThrow()
      return all.count - Number(later.count) - Number(over.count)
    },

    redirect: path => findRedirect(db, path),
  }
}

/** The rows a list goes through: those of the kind, or those of one tag of it. Both tables have the same columns. */
function listed(db: Kysely<Tables>, kind: string, tag: string | undefined) {
  const rows =
    tag === undefined
      ? db.selectFrom('published as listed')
      : db.selectFrom('published_tags as listed').where('tag', '=', tag)
  return (rows as SelectQueryBuilder<Tables & { listed: ListColumns }, 'listed', object>)
    .where('listed.kind', '=', kind)
    .where('listed.ended', '=', 0)
}

function published(row: PublishedTable): Published {
  const { document_id, kind, key, title, published_at } = row
  return {
    document_id,
    kind,
    key,
    title,
    datum_von: row.datum_von === '' ? null : row.datum_von,
    sortierung: row.sortierung === UNSORTED ? null : row.sortierung,
    gueltig_von: row.gueltig_von === OPEN_BEGIN ? null : row.gueltig_von,
    gueltig_bis: row.gueltig_bis === OPEN_END ? null : row.gueltig_bis,
    published_at,
    data: JSON.parse(row.data),
  }
}
