import type { Kysely } from 'kysely'

/** Answers to "War diese Seite hilfreich?": counts per document and day, and written remarks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rueckmeldungen')
    .addColumn('document_id', 'text', c => c.notNull())
    .addColumn('tag', 'text', c => c.notNull())
    .addColumn('ja', 'integer', c => c.notNull())
    .addColumn('nein', 'integer', c => c.notNull())
    .addPrimaryKeyConstraint('rueckmeldungen_key', ['document_id', 'tag'])
    .execute()
  await db.schema
    .createIndex('rueckmeldungen_by_day')
    .on('rueckmeldungen')
    .columns(['tag', 'document_id'])
    .execute()
  await db.schema
    .createTable('rueckmeldung_texte')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('document_id', 'text', c => c.notNull())
    .addColumn('tag', 'text', c => c.notNull())
    .addColumn('hilfreich', 'integer', c => c.notNull())
    .addColumn('text', 'text', c => c.notNull())
    .addColumn('erledigt', 'integer', c => c.notNull())
    .execute()
  await db.schema
    .createIndex('rueckmeldung_texte_of_document')
    .on('rueckmeldung_texte')
    .columns(['document_id', 'tag'])
    .execute()
  await db.schema
    .createIndex('rueckmeldung_texte_by_day')
    .on('rueckmeldung_texte')
    .columns(['tag', 'id'])
    .execute()
  // Accounts that get the weekly mail on Monday.
  await db.schema
    .createTable('rueckmeldung_abos')
    .addColumn('account_id', 'text', c => c.primaryKey())
    .execute()
}
