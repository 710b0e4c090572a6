import type { Kysely } from 'kysely'

/** When the owner of a session last showed who they are; null until they do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('confirmed_at', 'text').execute()
}
