import type { Kysely } from 'kysely'

/**
 * Facts that a content keeps stating although a record has changed them, because an editor marked them as
 * right.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kept_facts')
    .addColumn('record_id', 'text', c => c.notNull())
    .addColumn('document_id', 'text', c => c.notNull())
    .addColumn('fact', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('kept_facts_key', ['record_id', 'document_id', 'fact'])
    .execute()
  // For deletion with the document; deletion with the record uses the primary key.
  await db.schema.createIndex('kept_facts_of_document').on('kept_facts').column('document_id').execute()
}
