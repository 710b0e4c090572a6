import type { Kysely } from 'kysely'

/** To whom in the house a submission was handed on with a step; null where it stayed with whom it was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('formular_schritte').addColumn('an', 'text').execute()
}
