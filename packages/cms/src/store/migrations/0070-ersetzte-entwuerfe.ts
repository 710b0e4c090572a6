import type { Kysely } from 'kysely'

/** Ids of the drafts that an entry has replaced: their links in mails say so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['pinnwand_eintraege', 'verzeichnis_vorschlaege'])
    await db.schema
      .alterTable(table)
      .addColumn('ersetzt', 'text', c => c.notNull().defaultTo(''))
      .execute()
}
