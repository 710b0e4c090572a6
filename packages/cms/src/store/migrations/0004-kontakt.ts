import type { Kysely } from 'kysely'

/** Messages of the contact form. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kontaktnachrichten')
    .addColumn('vorgang', 'text', c => c.primaryKey())
    .addColumn('fingerabdruck', 'text', c => c.notNull().unique())
    .addColumn('eingegangen_am', 'text', c => c.notNull())
    .addColumn('absender', 'text', c => c.notNull())
    .addColumn('data', 'text', c => c.notNull())
    .execute()
  await db.schema
    .createIndex('kontaktnachrichten_eingang')
    .on('kontaktnachrichten')
    .columns(['eingegangen_am'])
    .execute()
}
