import type { Kysely } from 'kysely'

/** Names of waste in imported files, with the meaning that the town has given them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('abfall_namen')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('schluessel', 'text', c => c.notNull().unique())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('bedeutung', 'text', c => c.notNull())
    .addColumn('geaendert_am', 'text', c => c.notNull())
    .execute()
}
