import type { Kysely } from 'kysely'

/** State and owner of each job, and whether the clock could be trusted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('name', 'text', c => c.primaryKey())
    .addColumn('done_at', 'text')
    .addColumn('mark', 'text')
    .addColumn('owner', 'text')
    .addColumn('lease_until', 'text')
    .addColumn('failures', 'integer', c => c.notNull())
    .addColumn('due_at', 'text')
    .addColumn('fault', 'text')
    .execute()
  await db.schema
    .createTable('clock_trust')
    .addColumn('id', 'integer', c => c.primaryKey())
    .addColumn('trusted_at', 'text')
    .addColumn('unproven_since', 'text')
    .addColumn('seen_at', 'text', c => c.notNull())
    .execute()
}
