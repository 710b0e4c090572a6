import type { Kysely } from 'kysely'

/** The part of the record that a reference names, such as a person of an office; empty for the whole record. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('document_references')
    .addColumn('part', 'text', c => c.notNull().defaultTo(''))
    .execute()
}
