import type { Kysely } from 'kysely'

/** Whoever answers an entry says by a mail that the address is theirs; what they wrote waits until then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('pinnwand_gespraeche')
    .addColumn('wartende_nachricht', 'text', c => c.notNull().defaultTo(''))
    .execute()
  // What was handed on before is under way already, and goes on.
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
