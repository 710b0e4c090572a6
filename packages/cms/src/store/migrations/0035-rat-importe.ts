import type { Kysely } from 'kysely'

/** Progress of each source of council data, and the mapping of its files to ours. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rat_importe')
    .addColumn('quelle', 'text', c => c.primaryKey())
    .addColumn('stand', 'text', c => c.notNull())
    .execute()
  await db.schema
    .createTable('rat_importdateien')
    .addColumn('quelle', 'text', c => c.notNull())
    .addColumn('fremd', 'text', c => c.notNull())
    .addColumn('stand', 'text', c => c.notNull())
    .addColumn('datei', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('rat_importdateien_pk', ['quelle', 'fremd'])
    .execute()
}
