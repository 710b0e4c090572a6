import type { Kysely } from 'kysely'

/**
 * The files of promulgated documents as they were at the promulgation, and the SHA-256 hash of each file of
 * the library; the hash is null until it is computed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('medien').addColumn('sha256', 'text').execute()
  await db.schema.alterTable('deleted_files').addColumn('sha256', 'text').execute()
  await db.schema
    .createTable('verkuendete_dateien')
    .addColumn('document_id', 'text', c => c.notNull())
    .addColumn('path', 'text', c => c.notNull())
    .addColumn('adresse', 'text', c => c.notNull())
    .addColumn('datei', 'text', c => c.notNull())
    .addColumn('art', 'text', c => c.notNull())
    .addColumn('typ', 'text', c => c.notNull())
    .addColumn('titel', 'text', c => c.notNull())
    .addColumn('groesse', 'integer', c => c.notNull())
    .addColumn('version', 'text', c => c.notNull())
    .addColumn('sha256', 'text')
    .addColumn('verkuendet_am', 'text', c => c.notNull())
    .addColumn('festgehalten_am', 'text', c => c.notNull())
    .addColumn('befund', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('verkuendete_dateien_pk', ['document_id', 'path'])
    .execute()
  await db.schema
    .createIndex('verkuendete_dateien_of')
    .on('verkuendete_dateien')
    .columns(['datei', 'version'])
    .execute()
  await db.schema
    .createIndex('verkuendete_dateien_at')
    .on('verkuendete_dateien')
    .columns(['adresse'])
    .execute()
}
