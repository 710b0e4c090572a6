import type { Kysely } from 'kysely'

/** A reply to an entry waits until its author has confirmed their address by mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('pinnwand_gespraeche')
    .addColumn('wartende_nachricht', 'text', c => c.notNull().defaultTo(''))
    .execute()
  // Earlier replies were already delivered, so their conversations go on.
  await db.schema
    .alterTable('pinnwand_gespraeche')
    .addColumn('stand', 'text', c => c.notNull().defaultTo('bestaetigt'))
    .execute()
  await db.schema
    .createIndex('pinnwand_gespraeche_waiting')
    .on('pinnwand_gespraeche')
    .columns(['stand', 'begonnen_am'])
    .execute()
}
