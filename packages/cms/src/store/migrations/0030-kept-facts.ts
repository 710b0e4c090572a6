import type { Kysely } from 'kysely'

/** Which content shall go on saying what a record says no more: somebody has looked at it, and it is right there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kept_facts')
    .addColumn('record_id', 'text', c => c.notNull())
    .addColumn('document_id', 'text', c => c.notNull())
    .addColumn('fact', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('kept_facts_key', ['record_id', 'document_id', 'fact'])
    .execute()
  // Forgotten with either of them.
  await db.schema.createIndex('kept_facts_of_document').on('kept_facts').column('document_id').execute()
}
