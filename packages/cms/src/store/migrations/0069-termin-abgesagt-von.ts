import type { Kysely } from 'kysely'

/** Who cancelled an appointment; empty for earlier ones, of which nobody knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('terminbuchungen')
    .addColumn('abgesagt_von', 'text', c => c.notNull().defaultTo(''))
    .execute()
}
