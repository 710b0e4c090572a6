import { type Kysely, sql } from 'kysely'

/** Subscriptions by mail, their messages, and the unsubscribe header of mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('abos')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('email', 'text', c => c.notNull())
    .addColumn('stand', 'text', c => c.notNull())
    .addColumn('fuer', 'text')
    .addColumn('wortlaut', 'text', c => c.notNull())
    .addColumn('angefragt_am', 'text', c => c.notNull())
    .addColumn('bestaetigt_am', 'text')
    .execute()
  await sql`create unique index abos_active on abos (email) where stand = 'aktiv'`.execute(db)
  await db.schema.createIndex('abos_of_address').on('abos').column('email').execute()
  await db.schema.createIndex('abos_unconfirmed').on('abos').columns(['stand', 'angefragt_am']).execute()
  await db.schema
    .createTable('abo_themen')
    .addColumn('abo_id', 'text', c => c.notNull())
    .addColumn('thema', 'text', c => c.notNull())
    .addColumn('titel', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('abo_themen_key', ['abo_id', 'thema'])
    .execute()
  await db.schema.createIndex('abo_themen_of_topic').on('abo_themen').columns(['thema', 'abo_id']).execute()
  await db.schema
    .createTable('abo_nachweise')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('pruefwert', 'text', c => c.notNull())
    .addColumn('wortlaut', 'text', c => c.notNull())
    .addColumn('angefragt_am', 'text', c => c.notNull())
    .addColumn('bestaetigt_am', 'text', c => c.notNull())
    .addColumn('beendet_am', 'text', c => c.notNull())
    .execute()
  await db.schema.createIndex('abo_nachweise_ended').on('abo_nachweise').column('beendet_am').execute()

  // Kinds whose earlier documents do not count as news, and documents that were reported.
  await db.schema
    .createTable('abo_arten')
    .addColumn('art', 'text', c => c.primaryKey())
    .addColumn('seit', 'text', c => c.notNull())
    .execute()
  await db.schema
    .createTable('abo_gemeldet')
    .addColumn('document_id', 'text', c => c.primaryKey())
    .addColumn('art', 'text', c => c.notNull())
    .execute()
  // Current messages and their recipients.
  await db.schema
    .createTable('abo_meldungen')
    .addColumn('lauf', 'text', c => c.notNull())
    .addColumn('document_id', 'text', c => c.notNull())
    .addColumn('art', 'text', c => c.notNull())
    .addColumn('titel', 'text', c => c.notNull())
    .addColumn('tag', 'text', c => c.notNull())
    .addColumn('satz', 'text', c => c.notNull())
    .addColumn('adresse', 'text', c => c.notNull())
    .addColumn('themen', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('abo_meldungen_key', ['lauf', 'document_id'])
    .execute()

  await db.schema.alterTable('mails').addColumn('abbestellen', 'text').execute()
  await db.schema
    .alterTable('mails')
    .addColumn('nachrangig', 'integer', c => c.notNull().defaultTo(0))
    .execute()
  // Index for low-priority mails, which wait for all others.
  await db.schema
    .createIndex('mails_in_turn')
    .on('mails')
    .columns(['zustand', 'nachrangig', 'due_at', 'id'])
    .execute()
  await db.schema.createIndex('mails_to').on('mails').columns(['an', 'anlass']).execute()
}
