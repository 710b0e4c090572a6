import type { Kysely } from 'kysely'

/**
 * Links of public documents, results of checking external addresses, and addresses that visitors requested in
 * vain. Contains no data about visitors.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('link_uses')
    .addColumn('document_id', 'text', c => c.notNull())
    .addColumn('position', 'integer', c => c.notNull())
    .addColumn('field', 'text', c => c.notNull())
    .addColumn('art', 'text', c => c.notNull())
    .addColumn('target_kind', 'text', c => c.notNull())
    .addColumn('target', 'text', c => c.notNull())
    .addColumn('redirect_key', 'text', c => c.notNull())
    .addColumn('words', 'text', c => c.notNull())
    .addColumn('since', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('link_uses_pk', ['document_id', 'position'])
    .execute()
  await db.schema
    .createIndex('link_uses_target')
    .on('link_uses')
    .columns(['art', 'target_kind', 'target', 'document_id'])
    .execute()

  await db.schema
    .createTable('link_checks')
    .addColumn('address', 'text', c => c.primaryKey())
    .addColumn('state', 'text', c => c.notNull())
    .addColumn('reason', 'text', c => c.notNull())
    .addColumn('moved_to', 'text')
    .addColumn('failures', 'integer', c => c.notNull())
    .addColumn('failed_since', 'text')
    .addColumn('checked_at', 'text')
    .addColumn('answered_at', 'text')
    .addColumn('due_at', 'text', c => c.notNull())
    .execute()
  await db.schema.createIndex('link_checks_due').on('link_checks').columns(['due_at', 'address']).execute()
  await db.schema.createIndex('link_checks_state').on('link_checks').columns(['state', 'address']).execute()
  await db.schema.createIndex('link_checks_answered').on('link_checks').columns(['answered_at']).execute()

  await db.schema
    .createTable('missing_addresses')
    .addColumn('path', 'text', c => c.primaryKey())
    .addColumn('asked', 'integer', c => c.notNull())
    .addColumn('last_day', 'text', c => c.notNull())
    .addColumn('from_path', 'text')
    .addColumn('hidden_at', 'text')
    .execute()
  await db.schema
    .createIndex('missing_addresses_asked')
    .on('missing_addresses')
    .columns(['asked', 'last_day', 'path'])
    .execute()
  await db.schema
    .createIndex('missing_addresses_last')
    .on('missing_addresses')
    .columns(['last_day'])
    .execute()
  await db.schema
    .createTable('missing_days')
    .addColumn('path', 'text', c => c.notNull())
    .addColumn('day', 'text', c => c.notNull())
    .addColumn('asked', 'integer', c => c.notNull())
    .addPrimaryKeyConstraint('missing_days_pk', ['path', 'day'])
    .execute()
  await db.schema.createIndex('missing_days_day').on('missing_days').columns(['day']).execute()
}
