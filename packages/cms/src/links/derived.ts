import type { Kysely } from 'kysely'
import type { Derived } from '../store/index.ts'
import { linksIn } from './links-in.ts'
import type { LinkTables } from './tables.ts'

/** Rows per statement that every database accepts. */
const AT_ONCE = 100

/** The links of public documents. */
export const derivedLinks: Derived = {
  name: 'verweise',
  isTable: name => name === 'link_uses',
  form: '1',
  async put(transaction, { id, kind, data }) {
    const db = transaction.withTables<LinkTables>()
    const before = await db
      .selectFrom('link_uses')
      .select(['art', 'target_kind', 'target', 'since'])
      .where('document_id', '=', id)
      .execute()
    const since = new Map(before.map(row => [keyOf(row), row.since]))
    await remove(db, id)
    const links = linksIn(kind, data)
    if (links.length === 0) return
    const release = await transaction
      .selectFrom('releases')
      .select('published_at')
      .where('document_id', '=', id)
      .executeTakeFirst()
    const rows = links.map(({ field, words, art, target_kind, target, redirect_key }, position) => ({
      document_id: id,
      position,
      field,
      words,
      art,
      target_kind,
      target,
      redirect_key,
      since: since.get(keyOf({ art, target_kind, target })) ?? release?.published_at ?? '',
    }))
    for (let at = 0; at < rows.length; at += AT_ONCE)
      await db
        .insertInto('link_uses')
        .values(rows.slice(at, at + AT_ONCE))
        .execute()
  },

  remove: (transaction, { id }) => remove(transaction.withTables<LinkTables>(), id),
}

const keyOf = ({ art, target_kind, target }: { art: string; target_kind: string; target: string }) =>
  `${art} ${target_kind} ${target}`

async function remove(db: Kysely<LinkTables>, id: string): Promise<void> {
  await db.deleteFrom('link_uses').where('document_id', '=', id).execute()
}
