import type { Kysely } from 'kysely'

/** How many things of a draft are missing or do not fit yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('documents')
    .addColumn('gaps', 'integer', c => c.notNull().defaultTo(0))
    .execute()
}
