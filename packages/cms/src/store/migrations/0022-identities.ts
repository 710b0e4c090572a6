import type { Kysely } from 'kysely'

/** Identities of editors at the town's identity provider, and the sessions that began there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('identities')
    .addColumn('issuer', 'text', c => c.notNull())
    .addColumn('subject', 'text', c => c.notNull())
    .addColumn('account_id', 'text', c => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('created_at', 'text', c => c.notNull())
    .addColumn('used_at', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('identities_key', ['issuer', 'subject'])
    .addUniqueConstraint('identities_account', ['account_id', 'issuer'])
    .execute()
  await db.schema
    .alterTable('sessions')
    .addColumn('begun_with', 'text', c => c.notNull().defaultTo('haus'))
    .execute()
}
