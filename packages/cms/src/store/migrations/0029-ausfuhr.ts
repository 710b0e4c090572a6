import type { Kysely } from 'kysely'

/** The export of the town that somebody of the desk has asked for: one at a time, so there is one row at most. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ausfuhr')
    .addColumn('one', 'integer', c => c.primaryKey())
    .addColumn('id', 'text', c => c.notNull())
    .addColumn('author', 'text', c => c.notNull())
    .addColumn('extent', 'text', c => c.notNull())
    .addColumn('stand', 'text', c => c.notNull())
    .addColumn('created_at', 'text', c => c.notNull())
    .addColumn('attempt', 'integer', c => c.notNull())
    .addColumn('percent', 'integer')
    .addColumn('fault', 'text')
    .addColumn('ends_at', 'text')
    .addColumn('made', 'text')
    .execute()
}
