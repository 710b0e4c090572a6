import type { Kysely } from 'kysely'

/** Entries of directories that their owners propose and maintain after release. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('verzeichnis_vorschlaege')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('nummer', 'text', c => c.notNull().unique())
    .addColumn('einreichung', 'text', c => c.notNull().unique())
    .addColumn('email', 'text', c => c.notNull())
    .addColumn('verzeichnis', 'text', c => c.notNull())
    .addColumn('angaben', 'text', c => c.notNull())
    .addColumn('grundlage', 'text')
    .addColumn('stand', 'text', c => c.notNull())
    .addColumn('stand_davor', 'text')
    .addColumn('gesperrt_von', 'text')
    .addColumn('grund', 'text', c => c.notNull())
    .addColumn('fassung', 'integer', c => c.notNull())
    .addColumn('angelegt_am', 'text', c => c.notNull())
    .addColumn('geaendert_am', 'text', c => c.notNull())
    .addColumn('freigegeben_am', 'text')
    .addColumn('dokument', 'text')
    .addColumn('sperrfassung', 'integer')
    .addColumn('sperrfenster', 'text')
    .addColumn('gefragt_am', 'text')
    .execute()
  await db.schema
    .createIndex('verzeichnis_vorschlaege_listed')
    .on('verzeichnis_vorschlaege')
    .columns(['stand', 'geaendert_am'])
    .execute()
  await db.schema
    .createIndex('verzeichnis_vorschlaege_of')
    .on('verzeichnis_vorschlaege')
    .column('dokument')
    .execute()
}
