import { type Kysely, sql } from 'kysely'

/** Which time the form of an appointment has chosen, and whether its address knows how it stands. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('terminbuchungen')
    .addColumn('gewaehlt', 'text', c => c.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('terminbuchungen')
    .addColumn('mitgeteilt', 'integer', c => c.notNull().defaultTo(0))
    .execute()
  // Until now each address was told of everything.
  await sql`update terminbuchungen set gewaehlt = beginn, mitgeteilt = case when email = '' then 0 else 1 end`.execute(
    db,
  )
}
