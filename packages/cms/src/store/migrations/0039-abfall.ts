import { type Kysely, sql } from 'kysely'

/** Waste collection: streets, tours and their dates, and imported files of dates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('abfall_arten')
    .addColumn('fraktion', 'text', c => c.primaryKey())
    .addColumn('aktiv', 'integer', c => c.notNull())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('buchstabe', 'text', c => c.notNull())
    .addColumn('symbol', 'text', c => c.notNull())
    .addColumn('farbe', 'text', c => c.notNull())
    .addColumn('rhythmus', 'text', c => c.notNull())
    .execute()

  await db.schema
    .createTable('abfall_orte')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('ort', 'text', c => c.notNull())
    .addColumn('bezirk', 'text', c => c.notNull())
    .addColumn('strasse', 'text', c => c.notNull())
    .addColumn('hausnummern', 'text', c => c.notNull())
    .addColumn('ort_key', 'text', c => c.notNull())
    .addColumn('strasse_key', 'text', c => c.notNull())
    .addColumn('geaendert_am', 'text', c => c.notNull())
    .execute()
  await sql`create unique index abfall_orte_once on abfall_orte (ort_key, strasse_key, bezirk, hausnummern)`.execute(
    db,
  )
  await db.schema.createIndex('abfall_orte_of_street').on('abfall_orte').column('strasse_key').execute()

  await db.schema
    .createTable('abfall_touren')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('fraktion', 'text', c => c.notNull())
    .addColumn('regel', 'text', c => c.notNull())
    .addColumn('zeit_von', 'text')
    .addColumn('zeit_bis', 'text')
    .addColumn('platz', 'text', c => c.notNull())
    .addColumn('hinweis', 'text', c => c.notNull())
    .addColumn('aus_einfuhr', 'integer', c => c.notNull())
    .addColumn('beendet_am', 'text')
    .addColumn('geaendert_am', 'text', c => c.notNull())
    .execute()

  await db.schema
    .createTable('abfall_tour_orte')
    .addColumn('ort_id', 'text', c => c.notNull())
    .addColumn('tour_id', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('abfall_tour_orte_key', ['ort_id', 'tour_id'])
    .execute()
  await db.schema
    .createIndex('abfall_tour_orte_of_tour')
    .on('abfall_tour_orte')
    .columns(['tour_id', 'ort_id'])
    .execute()

  await db.schema
    .createTable('abfall_termine')
    .addColumn('tour_id', 'text', c => c.notNull())
    .addColumn('urspruenglich', 'text', c => c.notNull())
    .addColumn('datum', 'text', c => c.notNull())
    .addColumn('stand', 'text', c => c.notNull())
    .addColumn('grund', 'text', c => c.notNull())
    .addColumn('von_hand', 'integer', c => c.notNull())
    .addColumn('sequenz', 'integer', c => c.notNull())
    .addColumn('zeit_von', 'text')
    .addColumn('zeit_bis', 'text')
    .addColumn('platz', 'text', c => c.notNull())
    .addColumn('geaendert_am', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('abfall_termine_key', ['tour_id', 'urspruenglich'])
    .execute()
  await db.schema
    .createIndex('abfall_termine_by_day')
    .on('abfall_termine')
    .columns(['datum', 'tour_id'])
    .execute()
  await db.schema
    .createIndex('abfall_termine_of_tour')
    .on('abfall_termine')
    .columns(['tour_id', 'datum'])
    .execute()

  // Dates of a street from a tour that no longer serves it, so that calendars can cancel them.
  await db.schema
    .createTable('abfall_abgaenge')
    .addColumn('ort_id', 'text', c => c.notNull())
    .addColumn('fraktion', 'text', c => c.notNull())
    .addColumn('urspruenglich', 'text', c => c.notNull())
    .addColumn('datum', 'text', c => c.notNull())
    .addColumn('sequenz', 'integer', c => c.notNull())
    .addColumn('geaendert_am', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('abfall_abgaenge_key', ['ort_id', 'fraktion', 'urspruenglich'])
    .execute()

  // Short-notice changes until all subscribers are notified.
  await db.schema
    .createTable('abfall_meldungen')
    .addColumn('tour_id', 'text', c => c.notNull())
    .addColumn('urspruenglich', 'text', c => c.notNull())
    .addColumn('lauf', 'integer', c => c.notNull())
    .addColumn('vorher', 'text', c => c.notNull())
    .addColumn('nachher', 'text')
    .addColumn('grund', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('abfall_meldungen_key', ['tour_id', 'urspruenglich', 'lauf'])
    .execute()

  await db.schema
    .createTable('abfall_einfuhren')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('author', 'text', c => c.notNull())
    .addColumn('stand', 'text', c => c.notNull())
    .addColumn('bericht', 'text', c => c.notNull())
    .addColumn('schritte', 'integer', c => c.notNull())
    .addColumn('getan', 'integer', c => c.notNull())
    .addColumn('stoerung', 'text')
    .addColumn('geprueft_am', 'text', c => c.notNull())
    .execute()
  await db.schema
    .createTable('abfall_einfuhr_schritte')
    .addColumn('einfuhr_id', 'text', c => c.notNull())
    .addColumn('nr', 'integer', c => c.notNull())
    .addColumn('daten', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('abfall_einfuhr_schritte_key', ['einfuhr_id', 'nr'])
    .execute()
}
