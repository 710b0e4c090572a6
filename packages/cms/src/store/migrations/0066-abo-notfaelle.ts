import type { Kysely } from 'kysely'

/** What subscribers were told of an urgent notice, so that its correction and its end can be told too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('abo_gemeldet').addColumn('fassung', 'text').execute()
  await db.schema.alterTable('abo_gemeldet').addColumn('notfall', 'text').execute()
  await db.schema.alterTable('abo_meldungen').addColumn('notfall', 'text').execute()
}
