import { type Kysely, sql } from 'kysely'

/** Returns the tables of a database in the order of their creation, so that referenced tables come first. */
export async function tablesInOrder<Tables>(db: Kysely<Tables>): Promise<string[]> {
  // The shadow tables of full-text search are left out: their virtual tables fill them.
  const { rows } = await sql<{ name: string }>`
    select made.name from sqlite_schema as made join pragma_table_list as listed on listed.name = made.name
    where listed.schema = 'main' and listed.type = 'table' and made.name not like 'sqlite~_%' escape '~'
    order by made.rowid`.execute(db)
  return rows.map(({ name }) => name)
}

/** Returns the columns of the primary key, in the order of the index. */
export async function keyOf<Tables>(db: Kysely<Tables>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_info(${table}) where pk > 0 order by pk`.execute(db)
  return rows.map(({ name }) => name)
}
