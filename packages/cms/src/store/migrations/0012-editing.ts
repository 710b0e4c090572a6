import type { Kysely } from 'kysely'

/** Data of files in the media library: description, author. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('medien')
    .addColumn('datei', 'text', c => c.primaryKey())
    .addColumn('art', 'text', c => c.notNull())
    .addColumn('typ', 'text', c => c.notNull())
    .addColumn('titel', 'text', c => c.notNull())
    .addColumn('beschreibung', 'text', c => c.notNull())
    .addColumn('dekorativ', 'integer', c => c.notNull())
    .addColumn('urheber', 'text', c => c.notNull())
    .addColumn('groesse', 'integer', c => c.notNull())
    .addColumn('breite', 'integer')
    .addColumn('hoehe', 'integer')
    .addColumn('version', 'text', c => c.notNull())
    .addColumn('suchtext', 'text', c => c.notNull())
    .addColumn('created_at', 'text', c => c.notNull())
    .addColumn('updated_at', 'text', c => c.notNull())
    .addColumn('author', 'text', c => c.notNull())
    .execute()
  await db.schema.createIndex('medien_changed').on('medien').columns(['updated_at', 'datei']).execute()
  await db.schema
    .createIndex('medien_changed_of_art')
    .on('medien')
    .columns(['art', 'updated_at', 'datei'])
    .execute()
  // Recent uploads per author.
  await db.schema.createIndex('medien_of_author').on('medien').columns(['author', 'created_at']).execute()
}
