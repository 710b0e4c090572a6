import type { Kysely } from 'kysely'

/** The intranet: permanent numbers, search, and read confirmations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('intranet_nummern')
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('nummer', 'integer', c => c.notNull())
    .addColumn('document_id', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('intranet_nummern_key', ['kind', 'nummer'])
    .addUniqueConstraint('intranet_nummern_document', ['document_id'])
    .execute()
  await db.schema
    .createTable('intranet_worte')
    .addColumn('document_id', 'text', c => c.primaryKey())
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('titel', 'text', c => c.notNull())
    .addColumn('worte', 'text', c => c.notNull())
    .addColumn('gilt_von', 'text', c => c.notNull())
    .addColumn('gilt_bis', 'text', c => c.notNull())
    .execute()
  await db.schema
    .createTable('lesebestaetigungen')
    .addColumn('document_id', 'text', c => c.notNull())
    .addColumn('account_id', 'text', c => c.notNull())
    .addColumn('revision', 'integer', c => c.notNull())
    .addColumn('gelesen_am', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('lesebestaetigungen_key', ['document_id', 'account_id'])
    .execute()
  await db.schema
    .createIndex('lesebestaetigungen_of_account')
    .on('lesebestaetigungen')
    .columns(['account_id'])
    .execute()
}
