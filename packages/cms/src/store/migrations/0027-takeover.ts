import type { Kysely } from 'kysely'

/** Since when somebody works on a document, and who has taken their work over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('working_copies')
    .addColumn('begun_at', 'text', c => c.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('working_copies').addColumn('taken_by', 'text').execute()
  await db.schema.alterTable('working_copies').addColumn('taken_at', 'text').execute()
}
