import type { Kysely } from 'kysely'

/** Imports from other websites, and the original addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('uebernahmen')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('author', 'text', c => c.notNull())
    .addColumn('quelle', 'text', c => c.notNull())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('stand', 'text', c => c.notNull())
    .addColumn('created_at', 'text', c => c.notNull())
    .addColumn('updated_at', 'text', c => c.notNull())
    .addColumn('fault', 'text')
    .addColumn('data', 'text', c => c.notNull())
    .execute()
  await db.schema
    .createIndex('uebernahmen_stand')
    .on('uebernahmen')
    .columns(['stand', 'created_at'])
    .execute()
  await db.schema.createIndex('uebernahmen_alter').on('uebernahmen').columns(['updated_at']).execute()
  await db.schema
    .createTable('uebernahme_stuecke')
    .addColumn('uebernahme_id', 'text', c => c.notNull())
    .addColumn('nr', 'integer', c => c.notNull())
    .addColumn('titel', 'text', c => c.notNull())
    .addColumn('art', 'text', c => c.notNull())
    .addColumn('ziel', 'text', c => c.notNull())
    .addColumn('adresse', 'text', c => c.notNull())
    .addColumn('datum', 'text')
    .addColumn('gewaehlt', 'integer', c => c.notNull())
    .addColumn('zustand', 'text', c => c.notNull())
    .addColumn('document_id', 'text', c => c.notNull())
    .addColumn('hinweise', 'text', c => c.notNull())
    .addColumn('data', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('uebernahme_stuecke_key', ['uebernahme_id', 'nr'])
    .execute()
  await db.schema
    .createIndex('uebernahme_stuecke_zustand')
    .on('uebernahme_stuecke')
    .columns(['uebernahme_id', 'zustand', 'gewaehlt', 'nr'])
    .execute()
  await db.schema
    .createIndex('uebernahme_stuecke_adresse')
    .on('uebernahme_stuecke')
    .columns(['uebernahme_id', 'adresse'])
    .execute()
  await db.schema
    .createTable('uebernommene_adressen')
    .addColumn('adresse', 'text', c => c.primaryKey())
    .addColumn('document_id', 'text', c => c.notNull())
    .addColumn('von', 'text')
    .execute()
  await db.schema
    .createIndex('uebernommene_adressen_document')
    .on('uebernommene_adressen')
    .columns(['document_id'])
    .execute()
}
