import type { Kysely } from 'kysely'

/** Upload time of files, so that repeated saving does not keep the files of a form forever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('formular_dateien').addColumn('hochgeladen_am', 'text').execute()
}
