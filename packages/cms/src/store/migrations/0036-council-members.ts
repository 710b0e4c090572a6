import type { Kysely } from 'kysely'

/** The council member of an account, and members' private notes on agenda items. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('person', 'text').execute()
  await db.schema
    .createTable('ratsnotizen')
    .addColumn('account_id', 'text', c => c.notNull())
    .addColumn('document_id', 'text', c => c.notNull())
    .addColumn('kennung', 'text', c => c.notNull())
    .addColumn('text', 'text', c => c.notNull())
    .addColumn('updated_at', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('ratsnotizen_pk', ['account_id', 'document_id', 'kennung'])
    .execute()
}
