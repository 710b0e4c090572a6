import type { Kysely } from 'kysely'

/** The editor to whom a step handed a submission on; null if it was not handed on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('formular_schritte').addColumn('an', 'text').execute()
}
