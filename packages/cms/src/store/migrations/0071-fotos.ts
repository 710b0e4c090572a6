import type { Kysely } from 'kysely'

/** Photos of entries of the pin board, in the same columns as those of damages; each has a description. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('schaden_fotos').renameColumn('schaden_id', 'gehoert_zu').execute()
  await db.schema
    .alterTable('schaden_fotos')
    .addColumn('beschreibung', 'text', c => c.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createTable('pinnwand_fotos')
    .addColumn('kennung', 'text', c => c.primaryKey())
    .addColumn('einreichung', 'text', c => c.notNull())
    .addColumn('gehoert_zu', 'text')
    .addColumn('stelle', 'integer', c => c.notNull())
    .addColumn('zeigen', 'integer', c => c.notNull())
    .addColumn('beschreibung', 'text', c => c.notNull())
    .addColumn('typ', 'text', c => c.notNull())
    .addColumn('groesse', 'integer', c => c.notNull())
    .addColumn('gilt_bis', 'text')
    .execute()
  await db.schema.createIndex('pinnwand_fotos_sent_with').on('pinnwand_fotos').column('einreichung').execute()
  await db.schema.createIndex('pinnwand_fotos_of').on('pinnwand_fotos').column('gehoert_zu').execute()
}
