import pg from 'pg'
import { type Door, openDoor } from './kept-connections.ts'
import { createDatabase, dropDatabase } from './server.ts'

/**
 * Unused databases with tables and no rows, by server. Copying a database takes half a second, emptying one a
 * moment.
 */
const spare = new Map<string, string[]>()
/** The schema of a new database, by server. */
const newOnes = new Map<string, string>()
/** Deleted rows leave their space behind, so a database is dropped after so many uses. */
const MOST_USES = 60
const uses = new Map<string, number>()

/** One kept connection per database for cleaning it: a new connection costs more than the cleaning. */
const keepers = new Map<string, pg.Client>()

/** Proxies through which tests reach the databases of a server, if not directly. */
const doors = new Map<string, Promise<Door>>()

/** Returns a database with tables and without rows; give it back after the test. */
export async function borrowDatabase(server: string): Promise<string> {
  const kept = spare.get(server)?.pop()
  if (kept) return kept
  const database = await createDatabase(server)
  const keeper = new pg.Client({ connectionString: database })
  // An error of a cut connection shows up when the database is given back.
  keeper.on('error', () => {})
  await keeper.connect()
  keepers.set(database, keeper)
  if (!newOnes.has(server)) newOnes.set(server, await shapeOf(keeper))
  return database
}

/**
 * Returns a database behind a proxy that keeps connections for the next test. For tests that neither kill
 * anything nor count processes of the server.
 */
export async function borrowBehindDoor(server: string): Promise<string> {
  const door = doors.get(server) ?? openDoor(server)
  doors.set(server, door)
  return (await door).address(await borrowDatabase(server))
}

export async function giveBackDatabase(server: string, borrowed: string): Promise<void> {
  const database = new URL(server)
  database.pathname = new URL(borrowed).pathname
  const door = await doors.get(server)
  const kept = await door?.hangUp(database.href)
  return giveBack(server, database.href, kept ?? [])
}

async function giveBack(server: string, database: string, kept: readonly number[]): Promise<void> {
  const used = (uses.get(database) ?? 0) + 1
  uses.set(database, used)
  const keeper = keepers.get(database)
  const isAsNew =
    keeper !== undefined && used < MOST_USES && (await makeAsNew(server, keeper, kept).catch(() => false))
  if (!isAsNew) {
    keepers.delete(database)
    await keeper?.end().catch(() => {})
    return dropDatabase(server, database)
  }
  const others = spare.get(server)
  if (others) others.push(database)
  else spare.set(server, [database])
}

/**
 * Empties the database and ends its connections, except those that the proxy keeps: these are reset already.
 * Returns false if the schema has changed.
 */
async function makeAsNew(server: string, keeper: pg.Client, kept: readonly number[]): Promise<boolean> {
  await keeper.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and pid <> all ($1::int[])`,
    [kept],
  )
  if ((await shapeOf(keeper)) !== newOnes.get(server)) return false
  await empty(keeper)
  return true
}

/** Returns what emptying does not restore, as text: tables, their numbers of columns, names of migrations. */
async function shapeOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(
    `select (select string_agg(relname || relnatts, ' ' order by relname) from pg_class
       where relnamespace = 'public'::regnamespace)
       || (select string_agg(name, ' ' order by name) from kysely_migration) as shape`,
  )
  return rows[0]?.shape ?? ''
}

/** Deletes all rows except the names of migrations, and restarts sequences at one. */
const empty = (client: pg.Client) =>
  client.query(`set session_replication_role = replica;
    do $$
    declare one record;
    begin
      for one in select oid::regclass as name from pg_class where relnamespace = 'public'::regnamespace
        and relkind = 'r' and relname not like 'kysely%' and pg_relation_size(oid) > 0
      loop execute format('delete from %s', one.name); end loop;
      for one in select oid::regclass as name from pg_class where relnamespace = 'public'::regnamespace
        and relkind = 'S'
      loop perform setval(one.name, 1, false); end loop;
    end $$`)
