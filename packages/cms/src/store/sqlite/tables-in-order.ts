import { type Kysely, sql } from 'kysely'

/** The tables of a database in the order in which they were made: each after those it points at. */
export async function tablesInOrder<Tables>(db: Kysely<Tables>): Promise<string[]> {
  // What full-text search keeps is made of what it indexes.
  const { rows } = await sql<{ name: string }>`
    select made.name from sqlite_schema as made join pragma_table_list as listed on listed.name = made.name
    where listed.schema = 'main' and listed.type = 'table' and made.name not like 'sqlite~_%' escape '~'
    order by made.rowid`.execute(db)
  return rows.map(({ name }) => name)
}

/** The columns by which each row is told from all others, as their index has them. */
export async function keyOf<Tables>(db: Kysely<Tables>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_info(${table}) where pk > 0 order by pk`.execute(db)
  return rows.map(({ name }) => name)
}
