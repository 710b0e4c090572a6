import pg from 'pg'
import { createDatabase, dropDatabase } from './server.ts'

/**
 * Databases that have the tables and no rows, and that nobody uses just now, by the server they are on. Copying a
 * database takes half a second, emptying one a moment.
 */
const spare = new Map<string, string[]>()
/** What a new one looks like, by the server. */
const newOnes = new Map<string, string>()
/** What is deleted leaves its room behind. */
const MOST_USES = 60
const uses = new Map<string, number>()

/** Whoever tidies up stays: a new connection costs more than the tidying. */
const keepers = new Map<string, pg.Client>()

/** A database with tables and without rows; give it back when the test is over. */
export async function borrowDatabase(server: string): Promise<string> {
  const kept = spare.get(server)?.pop()
  if (kept) return kept
  const database = await createDatabase(server)
  const keeper = new pg.Client({ connectionString: database })
  // One that a test cuts off is noticed when the database is given back.
  keeper.on('error', () => {})
  await keeper.connect()
  keepers.set(database, keeper)
  if (!newOnes.has(server)) newOnes.set(server, await shapeOf(keeper))
  return database
}

export async function giveBackDatabase(server: string, database: string): Promise<void> {
  const used = (uses.get(database) ?? 0) + 1
  uses.set(database, used)
  const keeper = keepers.get(database)
  const isAsNew =
    keeper !== undefined && used < MOST_USES && (await makeAsNew(server, keeper).catch(() => false))
  if (!isAsNew) {
    keepers.delete(database)
    await keeper?.end().catch(() => {})
    return dropDatabase(server, database)
  }
  const others = spare.get(server)
  if (others) others.push(database)
  else spare.set(server, [database])
}

/** Whether it is as new again. */
async function makeAsNew(server: string, keeper: pg.Client): Promise<boolean> {
  await keeper.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  if ((await shapeOf(keeper)) !== newOnes.get(server)) return false
  await empty(keeper)
  return true
}

/** All that a test may have made or taken away and that emptying leaves: tables, columns, names of migrations. */
async function shapeOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(
    `select (select string_agg(relname || relnatts, ' ' order by relname) from pg_class
       where relnamespace = 'public'::regnamespace)
       || (select string_agg(name, ' ' order by name) from kysely_migration) as shape`,
  )
  return rows[0]?.shape ?? ''
}

/** Every row goes but the names of the migrations, and numbers begin at one again. */
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
