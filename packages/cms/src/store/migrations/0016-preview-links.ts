import type { Kysely } from 'kysely'

/** Links that show a draft to whoever holds them, until they end. Of what they open with only a hash is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('preview_links')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('key_hash', 'text', c => c.notNull().unique())
    .addColumn('document_id', 'text', c => c.notNull())
    .addColumn('author', 'text', c => c.notNull())
    .addColumn('created_at', 'text', c => c.notNull())
    .addColumn('ends_at', 'text', c => c.notNull())
    .execute()
  await db.schema
    .createIndex('preview_links_of_document')
    .on('preview_links')
    .columns(['document_id', 'created_at'])
    .execute()
  await db.schema.createIndex('preview_links_end').on('preview_links').columns(['ends_at']).execute()
}
