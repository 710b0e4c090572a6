import type { Kysely } from 'kysely'

/** Covering index: lists of OParl check the existence of objects for each row without reading them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('oparl_parts_there')
    .on('oparl_parts')
    .columns(['object', 'slot', 'gueltig_von', 'gueltig_bis'])
    .execute()
}
