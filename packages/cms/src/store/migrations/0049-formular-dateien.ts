import type { Kysely } from 'kysely'

/** Since when a file lies here: saving a form again and again does not keep its files for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('formular_dateien').addColumn('hochgeladen_am', 'text').execute()
}
