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

/** A database with tables and without rows; give it back when the test is over. */
export async function borrowDatabase(server: string): Promise<string> {
  const kept = spare.get(server)?.pop()
  if (kept) return kept
  const database = await createDatabase(server)
  if (!newOnes.has(server)) newOnes.set(server, await withClient(database, shapeOf))
  return database
}

export async function giveBackDatabase(server: string, database: string): Promise<void> {
  const used = (uses.get(database) ?? 0) + 1
  uses.set(database, used)
  const isAsNew =
    used < MOST_USES &&
    (await withClient(database, async client => {
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
      if ((await shapeOf(client)) !== newOnes.get(server)) return false
      await empty(client)
      return true
    }).catch(() => false))
  if (!isAsNew) return dropDatabase(server, database)
  const others = spare.get(server)
  if (others) others.push(database)
  else spare.set(server, [database])
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

async function withClient<T>(database: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
