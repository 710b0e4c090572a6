import { type Kysely, sql } from 'kysely'

/**
 * Mails that come back: how far the mailbox is read, and which mails to a subscriber failed. Also whether a
 * mail answers what its receiver sent, and orders of news that wait for their mail. Mails that were discarded
 * earlier lose their text and their keys.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('mails')
    .addColumn('antwortet', 'integer', c => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('ruecklaeufer_postfach')
    .addColumn('postfach', 'text', c => c.primaryKey())
    .addColumn('uidvalidity', 'text', c => c.notNull())
    .addColumn('uid', 'text', c => c.notNull())
    .execute()
  await db.schema.alterTable('abos').addColumn('bitten_am', 'text').execute()
  await db.schema.createIndex('abos_to_ask').on('abos').column('bitten_am').execute()
  await db.schema
    .createTable('abo_fehlschlaege')
    .addColumn('mail_id', 'text', c => c.primaryKey())
    .addColumn('abo_id', 'text', c => c.notNull())
    .addColumn('tag', 'text', c => c.notNull())
    .addColumn('zaehlt', 'integer', c => c.notNull())
    .execute()
  await db.schema
    .createIndex('abo_fehlschlaege_of_abo')
    .on('abo_fehlschlaege')
    .columns(['abo_id', 'tag'])
    .execute()
  await sql`update mails set text = '', abbestellen = null, kalender = null where zustand = 'verworfen'`.execute(
    db,
  )
}
