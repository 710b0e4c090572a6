import type { Kysely } from 'kysely'

/** Devices with reminders of collections, and messages in delivery. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('abfall_geraete')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('endpoint', 'text', c => c.notNull().unique())
    .addColumn('p256dh', 'text', c => c.notNull())
    .addColumn('auth', 'text', c => c.notNull())
    .addColumn('ort_id', 'text', c => c.notNull())
    .addColumn('zeit', 'text', c => c.notNull())
    .addColumn('fraktionen', 'text', c => c.notNull())
    .addColumn('bestellt_am', 'text', c => c.notNull())
    .execute()
  await db.schema.createIndex('abfall_geraete_of_place').on('abfall_geraete').column('ort_id').execute()
  await db.schema
    .createTable('abfall_nachrichten')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('geraet_id', 'text', c => c.notNull())
    .addColumn('inhalt', 'text', c => c.notNull())
    .addColumn('due_at', 'text', c => c.notNull())
    .addColumn('gilt_bis', 'text', c => c.notNull())
    .addColumn('attempts', 'integer', c => c.notNull())
    .execute()
  await db.schema
    .createIndex('abfall_nachrichten_due')
    .on('abfall_nachrichten')
    .columns(['due_at', 'id'])
    .execute()
  await db.schema.createIndex('abfall_nachrichten_of').on('abfall_nachrichten').column('geraet_id').execute()
}
