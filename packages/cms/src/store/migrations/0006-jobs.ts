import type { Kysely } from 'kysely'

/** When each daily job was done, and whether the clock could be trusted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('daily_jobs')
    .addColumn('name', 'text', c => c.primaryKey())
    .addColumn('done_at', 'text', c => c.notNull())
    .execute()
  await db.schema
    .createTable('clock_trust')
    .addColumn('id', 'integer', c => c.primaryKey())
    .addColumn('trusted_at', 'text')
    .addColumn('unproven_since', 'text')
    .addColumn('seen_at', 'text', c => c.notNull())
    .execute()
}
