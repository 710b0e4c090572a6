import type { Kysely } from 'kysely'

/** Appointments at offices: bookings, occupied counters, blocks, and statistics. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('terminbuchungen')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('nummer', 'text', c => c.notNull().unique())
    .addColumn('fingerabdruck', 'text', c => c.notNull().unique())
    .addColumn('angebot_id', 'text', c => c.notNull())
    .addColumn('anliegen', 'text', c => c.notNull())
    .addColumn('anliegen_name', 'text', c => c.notNull())
    .addColumn('platz', 'integer', c => c.notNull())
    .addColumn('beginn', 'text', c => c.notNull())
    .addColumn('ende', 'text', c => c.notNull())
    .addColumn('stand', 'text', c => c.notNull())
    .addColumn('folge', 'integer', c => c.notNull())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('email', 'text', c => c.notNull())
    .addColumn('telefon', 'text', c => c.notNull())
    .addColumn('am_telefon', 'integer', c => c.notNull())
    .addColumn('grund', 'text', c => c.notNull())
    .addColumn('gebucht_am', 'text', c => c.notNull())
    .addColumn('geaendert_am', 'text', c => c.notNull())
    .addColumn('erinnern_am', 'text')
    .addColumn('loeschen_am', 'text', c => c.notNull())
    .execute()
  await db.schema
    .createIndex('terminbuchungen_of_day')
    .on('terminbuchungen')
    .columns(['angebot_id', 'beginn'])
    .execute()
  await db.schema
    .createIndex('terminbuchungen_of_address')
    .on('terminbuchungen')
    .columns(['email', 'beginn'])
    .execute()
  await db.schema
    .createIndex('terminbuchungen_to_remind')
    .on('terminbuchungen')
    .column('erinnern_am')
    .execute()
  await db.schema
    .createIndex('terminbuchungen_to_forget')
    .on('terminbuchungen')
    .column('loeschen_am')
    .execute()

  // The primary key guarantees, for every writer, that a counter is taken at most once at a time.
  await db.schema
    .createTable('termin_belegt')
    .addColumn('angebot_id', 'text', c => c.notNull())
    .addColumn('platz', 'integer', c => c.notNull())
    .addColumn('zelle', 'integer', c => c.notNull())
    .addColumn('buchung_id', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('termin_belegt_once', ['angebot_id', 'platz', 'zelle'])
    .execute()
  await db.schema.createIndex('termin_belegt_of').on('termin_belegt').column('buchung_id').execute()

  await db.schema
    .createTable('termin_sperren')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('angebot_id', 'text', c => c.notNull())
    .addColumn('beginn', 'text', c => c.notNull())
    .addColumn('ende', 'text', c => c.notNull())
    .addColumn('plaetze', 'integer')
    .addColumn('grund', 'text', c => c.notNull())
    .addColumn('author', 'text', c => c.notNull())
    .execute()
  await db.schema
    .createIndex('termin_sperren_of')
    .on('termin_sperren')
    .columns(['angebot_id', 'ende'])
    .execute()

  await db.schema
    .createTable('termin_zahlen')
    .addColumn('angebot_id', 'text', c => c.notNull())
    .addColumn('monat', 'text', c => c.notNull())
    .addColumn('anliegen', 'text', c => c.notNull())
    .addColumn('stand', 'text', c => c.notNull())
    .addColumn('anzahl', 'integer', c => c.notNull())
    .addPrimaryKeyConstraint('termin_zahlen_once', ['angebot_id', 'monat', 'anliegen', 'stand'])
    .execute()

  await db.schema.alterTable('mails').addColumn('kalender', 'text').execute()
}
