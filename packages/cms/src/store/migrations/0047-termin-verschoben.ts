import type { Kysely } from 'kysely'

/** How often a person has moved their own appointment; limited, because each move sends a mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('terminbuchungen')
    .addColumn('selbst_verschoben', 'integer', c => c.notNull().defaultTo(0))
    .execute()
}
