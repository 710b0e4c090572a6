import type { Kysely } from 'kysely'

/** Begin of a working copy, and who has taken it over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('working_copies')
    .addColumn('begun_at', 'text', c => c.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('working_copies').addColumn('taken_by', 'text').execute()
  await db.schema.alterTable('working_copies').addColumn('taken_at', 'text').execute()
}
