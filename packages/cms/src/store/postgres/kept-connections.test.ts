import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { newDatabase } from '../testing/databases.ts'

/** The tests in this file check the test infrastructure: tests/postgres/kept-connections.ts. */
async function talk<T>(database: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: database })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const processOf = async (client: Client) =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid

test('the next client gets the same connection, without any state of the previous one', async () => {
  const database = await newDatabase()
  const first = await talk(database, async client => {
    await client.query(
      'set statement_timeout = 1234; create temp table rest (id integer); select pg_advisory_lock(7)',
    )
    await client.query({ name: 'frage', text: 'select 1' })
    return processOf(client)
  })
  const isTidied = () =>
    talk(inject('postgres'), async client => {
      const tidied =
        "select from pg_stat_activity where pid = $1 and state = 'idle' and query = 'discard all'"
      return (await client.query(tidied, [first])).rowCount
    })
  await expect.poll(isTidied).toBe(1)
  const found = await talk(database, async client => {
    const { rows } = await client.query<{ left: string }>(
      `select current_setting('statement_timeout')
         || (select count(*) from pg_class where relname = 'rest')
         || (select count(*) from pg_prepared_statements)
         || (select count(*) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as left`,
    )
    return [await processOf(client), rows[0]?.left]
  })
  expect(found).toEqual([first, '0000'])
})

test('a connection that is left inside a transaction is closed with its client', async () => {
  const database = await newDatabase()
  const first = await talk(database, async client => {
    await client.query('begin')
    return processOf(client)
  })
  await expect.poll(() => talk(database, processOf)).not.toBe(first)
})
