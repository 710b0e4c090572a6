import type { Kysely } from 'kysely'

/** Photos of residents have the same columns in every room; a photo can have a description. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('schaden_fotos').renameColumn('schaden_id', 'gehoert_zu').execute()
  await db.schema
    .alterTable('schaden_fotos')
    .addColumn('beschreibung', 'text', c => c.notNull().defaultTo(''))
    .execute()
}
