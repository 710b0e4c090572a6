import type { Kysely } from 'kysely'

/** Number of missing or invalid fields of a draft. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('documents')
    .addColumn('gaps', 'integer', c => c.notNull().defaultTo(0))
    .execute()
}
