import { type Kysely, sql } from 'kysely'

/**
 * How often the division of a street into parts has changed. Streets that have parts begin with one: the SEQUENCE of
 * their dates must not fall below that of earlier versions, which added the changes of the parts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('abfall_teilungen')
    .addColumn('ort_id', 'text', c => c.primaryKey())
    .addColumn('anzahl', 'integer', c => c.notNull())
    .execute()
  await sql`insert into abfall_teilungen (ort_id, anzahl)
    select o.id, 1 from abfall_orte o where exists (
      select 1 from abfall_orte p
      where p.ort_key = o.ort_key and p.strasse_key = o.strasse_key and p.hausnummern <> ''
    )`.execute(db)
}
