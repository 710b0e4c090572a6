import type { Kysely } from 'kysely'

/** The export that an editor has requested: one at a time, so at most one row. */
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
