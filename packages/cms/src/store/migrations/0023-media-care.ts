import type { Kysely } from 'kysely'

/**
 * Similar pictures, folders, and deleted files that can be restored. The fingerprint of a picture is stored
 * whole and in parts: two fingerprints that differ in few bits have at least one equal part.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('medien').addColumn('muster', 'text').execute()
  await db.schema
    .alterTable('medien')
    .addColumn('ordner', 'text', c => c.notNull().defaultTo(''))
    .execute()
  await db.schema.createIndex('medien_of_version').on('medien').columns(['version']).execute()
  await db.schema.createIndex('medien_of_muster').on('medien').columns(['muster']).execute()
  await db.schema
    .createIndex('medien_in_ordner')
    .on('medien')
    .columns(['ordner', 'updated_at', 'datei'])
    .execute()

  await db.schema
    .createTable('picture_parts')
    .addColumn('part', 'text', c => c.notNull())
    .addColumn('datei', 'text', c => c.notNull().references('medien.datei').onDelete('cascade'))
    .addPrimaryKeyConstraint('picture_parts_pk', ['part', 'datei'])
    .execute()
  await db.schema.createIndex('picture_parts_of').on('picture_parts').columns(['datei']).execute()

  // Each pair is stored twice, so that it is found from either file.
  await db.schema
    .createTable('alike_files')
    .addColumn('datei', 'text', c => c.notNull().references('medien.datei').onDelete('cascade'))
    .addColumn('other', 'text', c => c.notNull().references('medien.datei').onDelete('cascade'))
    .addColumn('distance', 'integer', c => c.notNull())
    .addPrimaryKeyConstraint('alike_files_pk', ['datei', 'other'])
    .execute()
  await db.schema.createIndex('alike_files_other').on('alike_files').columns(['other']).execute()

  await db.schema
    .createTable('deleted_files')
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
    .addColumn('muster', 'text')
    .addColumn('ordner', 'text', c => c.notNull())
    .addColumn('suchtext', 'text', c => c.notNull())
    .addColumn('created_at', 'text', c => c.notNull())
    .addColumn('updated_at', 'text', c => c.notNull())
    .addColumn('author', 'text', c => c.notNull())
    .addColumn('deleted_at', 'text', c => c.notNull())
    .addColumn('deleted_by', 'text', c => c.notNull())
    .execute()
  await db.schema
    .createIndex('deleted_files_when')
    .on('deleted_files')
    .columns(['deleted_at', 'datei'])
    .execute()
}
