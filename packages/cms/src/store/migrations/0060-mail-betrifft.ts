import type { Kysely } from 'kysely'

/** What a mail is about, by which its room finds what became of it; null where no room asks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mails').addColumn('betrifft', 'text').execute()
  await db.schema
    .createIndex('mails_betrifft')
    .on('mails')
    .columns(['betrifft', 'created_at', 'id'])
    .execute()
}
