import { type Kysely, sql } from 'kysely'

/** Returns the tables of a database in the order of their creation, so that referenced tables come first. */
export async function tablesInOrder<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace order by oid`.execute(db)
  return rows.map(({ name }) => name)
}

/** Returns the columns of the primary key, in the order of the index. */
export async function keyOf<Tables>(db: Kysely<Tables>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select a.attname as name from pg_index i
    cross join unnest(i.indkey::int[]) with ordinality as k (attnum, place)
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
    where i.indrelid = ${table}::regclass and i.indisprimary order by k.place`.execute(db)
  return rows.map(({ name }) => name)
}

/** Sets the identity sequences to continue after the copied rows. */
export async function countOnFrom<Tables>(db: Kysely<Tables>, table: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = ${table}::regclass and attidentity <> ''`.execute(
    db,
  )
  for (const { name } of rows)
    await sql`select setval(pg_get_serial_sequence(${table}, ${name}),
      greatest((select max(${sql.ref(name)}) from ${sql.table(table)}), 1),
      exists (select 1 from ${sql.table(table)}))`.execute(db)
}
