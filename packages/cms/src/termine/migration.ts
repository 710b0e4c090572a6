import { berlinDay } from '@rathausplatz/kalender'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { monatDerNachricht } from '../collections/aktuelles.ts'
import type { Veranstaltung } from '../collections/veranstaltung.ts'
import type { Tables } from '../store/tables.ts'
import { putTermine } from './put-termine.ts'

/** Tables for the dates of events, filled for what is public already; and the months of the news archive. */
export const termineMigrations: Readonly<Record<string, Migration>> = {
  '0003_termine': {
    async up(db: Kysely<unknown>) {
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
      // Both in the order of the lists and with all that they ask: a list reads no row but those it shows.
      const rest = sql.raw('beginn, document_id, termin, ende, gueltig_von, gueltig_bis)')
      await sql`create index termine_coming on termine_by_day (rubrik, first_day, ${rest}`.execute(db)
      await sql`create index termine_of_day on termine_by_day (rubrik, tag, ${rest}`.execute(db)

      const known = db as Kysely<Tables>
      await fillTermine(known)
      await fillMonths(known)
    },
  },
}

async function fillTermine(db: Kysely<Tables>): Promise<void> {
  // The days of events were tags before.
  await db.deleteFrom('published_tags').where('kind', '=', 'veranstaltung').execute()
  await db.deleteFrom('published_counts').where('kind', '=', 'veranstaltung').where('tag', '!=', '').execute()
  const events = await db
    .selectFrom('published')
    .select(['document_id', 'data', 'gueltig_von', 'gueltig_bis'])
    .where('kind', '=', 'veranstaltung')
    .execute()
  for (const { data, ...row } of events) {
    await putTermine(db, { ...row, event: JSON.parse(data) as Veranstaltung })
  }
}

async function fillMonths(db: Kysely<Tables>): Promise<void> {
  const news = await db
    .selectFrom('published')
    .select(['document_id', 'kind', 'datum_von', 'sortierung', 'gueltig_von', 'gueltig_bis', 'ended'])
    .where('kind', '=', 'aktuelles')
    .execute()
  const counts = new Map<string, number>()
  for (const row of news) {
    const tag = monatDerNachricht(berlinDay(new Date(row.datum_von)).slice(0, 7))
    await db
      .insertInto('published_tags')
      .values({ ...row, tag })
      .execute()
    if (row.ended === 0) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  for (const [tag, count] of counts) {
    await db.insertInto('published_counts').values({ kind: 'aktuelles', tag, count }).execute()
  }
}
