import type { Kysely } from 'kysely'

/** Whether an object of OParl is there now is asked for each row of a list, and answered without reading what it says. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('oparl_parts_there')
    .on('oparl_parts')
    .columns(['object', 'slot', 'gueltig_von', 'gueltig_bis'])
    .execute()
}
