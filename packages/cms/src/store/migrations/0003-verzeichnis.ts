import type { Kysely } from 'kysely'

/** Sort and search columns of directories. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('verzeichnis_eintraege')
    .addColumn('document_id', 'text', c => c.primaryKey().references('documents.id'))
    .addColumn('verzeichnis', 'text', c => c.notNull())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('buchstabe', 'text', c => c.notNull())
    .addColumn('text', 'text', c => c.notNull())
    .addColumn('gueltig_von', 'text', c => c.notNull())
    .addColumn('gueltig_bis', 'text', c => c.notNull())
    .execute()
  await db.schema
    .createIndex('verzeichnis_eintraege_by_name')
    .on('verzeichnis_eintraege')
    .columns(['verzeichnis', 'name', 'document_id', 'buchstabe', 'gueltig_von', 'gueltig_bis'])
    .execute()
  await db.schema
    .createTable('verzeichnis_rubriken')
    .addColumn('document_id', 'text', c => c.notNull().references('documents.id'))
    .addColumn('verzeichnis', 'text', c => c.notNull())
    .addColumn('rubrik', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('verzeichnis_rubriken_key', ['document_id', 'rubrik'])
    .execute()
  await db.schema
    .createIndex('verzeichnis_rubriken_by_rubrik')
    .on('verzeichnis_rubriken')
    .columns(['verzeichnis', 'rubrik', 'document_id'])
    .execute()
}
