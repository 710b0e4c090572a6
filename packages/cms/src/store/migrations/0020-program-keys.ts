import type { Kysely } from 'kysely'

/** Keys of programs that act in a person's name. Only a hash of each key is stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('program_keys')
    .addColumn('key_hash', 'text', c => c.primaryKey())
    .addColumn('id', 'text', c => c.notNull().unique())
    .addColumn('account_id', 'text', c => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('rights', 'text', c => c.notNull())
    .addColumn('sections', 'text', c => c.notNull())
    .addColumn('created_at', 'text', c => c.notNull())
    .addColumn('ends_at', 'text', c => c.notNull())
    .addColumn('used_on', 'text')
    .execute()
  await db.schema.createIndex('program_keys_account').on('program_keys').columns(['account_id']).execute()
  await db.schema.createIndex('program_keys_end').on('program_keys').columns(['ends_at']).execute()
}
