import type { Kysely } from 'kysely'

/** How far each source of council data was taken over, and which of its files are which of ours. */
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
