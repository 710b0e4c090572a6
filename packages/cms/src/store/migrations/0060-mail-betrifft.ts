import type { Kysely } from 'kysely'

/** The subject key of a mail, by which its room finds the state of delivery; null if no room needs it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mails').addColumn('betrifft', 'text').execute()
  await db.schema
    .createIndex('mails_betrifft')
    .on('mails')
    .columns(['betrifft', 'created_at', 'id'])
    .execute()
}
