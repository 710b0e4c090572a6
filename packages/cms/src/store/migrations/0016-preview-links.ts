import type { Kysely } from 'kysely'

/** Preview links. Only a hash of each key is stored. */
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
