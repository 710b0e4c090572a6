import type { Kysely } from 'kysely'

/** Official warnings as received, and the state of their services. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('warnungen')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('quelle', 'text', c => c.notNull())
    .addColumn('kennung', 'text', c => c.notNull())
    .addColumn('version', 'text', c => c.notNull())
    .addColumn('art', 'text', c => c.notNull())
    .addColumn('daten', 'text', c => c.notNull())
    .addColumn('fassung', 'text', c => c.notNull())
    .addColumn('bis', 'text')
    .addColumn('seit', 'text', c => c.notNull())
    .addColumn('stand', 'text', c => c.notNull())
    .addColumn('beendet_am', 'text')
    .addColumn('ausgeblendete_fassung', 'text')
    .addColumn('ausgeblendet_am', 'text')
    .addColumn('ausgeblendet_von', 'text')
    .addColumn('ausgeblendet_grund', 'text')
    .execute()
  await db.schema.createIndex('warnungen_known').on('warnungen').columns(['quelle', 'kennung']).execute()
  await db.schema.createIndex('warnungen_over').on('warnungen').column('beendet_am').execute()
  await db.schema
    .createTable('warnquellen')
    .addColumn('quelle', 'text', c => c.primaryKey())
    .addColumn('gelesen_am', 'text')
    .addColumn('versucht_am', 'text', c => c.notNull())
    .addColumn('due_at', 'text', c => c.notNull())
    .addColumn('fehlschlaege', 'integer', c => c.notNull())
    .addColumn('fehler', 'text', c => c.notNull())
    .addColumn('etag', 'text', c => c.notNull())
    .execute()
}
