import type { Kysely } from 'kysely'

/** When an address is asked for confirmation; null if that is done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['pinnwand_eintraege', 'pinnwand_gespraeche', 'verzeichnis_vorschlaege']) {
    await db.schema.alterTable(table).addColumn('bitten_am', 'text').execute()
    await db.schema.createIndex(`${table}_to_ask`).on(table).column('bitten_am').execute()
  }
}
