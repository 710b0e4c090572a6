import { type Kysely, sql } from 'kysely'

/**
 * The time that was first chosen for an appointment, and whether its address was informed of the current
 * state.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('terminbuchungen')
    .addColumn('gewaehlt', 'text', c => c.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('terminbuchungen')
    .addColumn('mitgeteilt', 'integer', c => c.notNull().defaultTo(0))
    .execute()
  // Until now, each address was informed of each change.
  await sql`update terminbuchungen set gewaehlt = beginn, mitgeteilt = case when email = '' then 0 else 1 end`.execute(
    db,
  )
}
