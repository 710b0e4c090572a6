import { type Kysely, sql } from 'kysely'

/** The dates of events, and the days on which lists show them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('termine')
    .addColumn('document_id', 'text', c => c.notNull().references('documents.id'))
    .addColumn('termin', 'text', c => c.notNull())
    .addColumn('datum_von', 'text', c => c.notNull())
    .addColumn('datum_bis', 'text')
    .addColumn('entfaellt', 'integer', c => c.notNull())
    .addColumn('grund', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('termine_key', ['document_id', 'termin'])
    .execute()
  await db.schema
    .createTable('termine_by_day')
    .addColumn('document_id', 'text', c => c.notNull().references('documents.id'))
    .addColumn('termin', 'text', c => c.notNull())
    .addColumn('rubrik', 'text', c => c.notNull())
    .addColumn('tag', 'text', c => c.notNull())
    .addColumn('beginn', 'text', c => c.notNull())
    .addColumn('ende', 'text', c => c.notNull())
    .addColumn('first_day', 'integer', c => c.notNull())
    .addColumn('gueltig_von', 'text', c => c.notNull())
    .addColumn('gueltig_bis', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('termine_by_day_key', ['document_id', 'termin', 'rubrik', 'tag'])
    .execute()
  // Covering indexes in the order of the lists: a list reads only the rows it shows.
  const rest = sql.raw('beginn, document_id, termin, ende, gueltig_von, gueltig_bis)')
  await sql`create index termine_coming on termine_by_day (rubrik, first_day, ${rest}`.execute(db)
  await sql`create index termine_of_day on termine_by_day (rubrik, tag, ${rest}`.execute(db)
}
