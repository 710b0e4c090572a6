import type { Kysely } from 'kysely'

/** Where the password of an account comes from; empty for those of earlier versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('password_from', 'text').execute()
}
