import { Client } from 'pg'
import { OpenError } from '../../open-error.ts'
import { LOCKS } from './locks.ts'
import { openError } from './open-error.ts'
import { toldOrLost } from './told-or-lost.ts'

/** The first filling of a town in its own database, exclusive to one server. */
export interface FirstFilling {
  /** True if the database is empty or its first filling was interrupted. */
  readonly isNew: boolean
  /** True if there are no tables: no filling has begun. */
  readonly isEmpty: boolean
  /** Marks the first filling as done: from now on, an empty database counts as lost. */
  filled(): Promise<void>
  /** Releases the lock, as does the end of the process. */
  release(): Promise<void>
}

/**
 * Locks a database for its first filling: of several servers that start on a new database, one fills it and
 * the others wait.
 */
export async function beginFilling(address: string): Promise<FirstFilling> {
  const client = new Client({ connectionString: address, connectionTimeoutMillis: 10_000 })
  // Losing the connection loses the lock; the next query reports it.
  client.on('error', () => {})
  try {
    await client.connect().catch((cause: unknown) => {
      throw toldOrLost(cause)
    })
    await client.query(`select pg_advisory_lock(${LOCKS.fill})`)
    const state = await stateOf(client)
    const isNew = state !== 'filled'
    if (!isNew) await client.end()
    return {
      isNew,
      isEmpty: state === 'empty',
      async filled() {
        if (isNew)
          await client.query(`insert into town (id, filled_at) values (1, $1) on conflict do nothing`, [
            new Date().toISOString(),
          ])
      },
      async release() {
        if (isNew) await client.end()
      },
    }
  } catch (error) {
    await client.end().catch(() => {})
    throw openError(error, address)
  }
}

async function stateOf(client: Client): Promise<'empty' | 'begun' | 'filled'> {
  const { rows } = await client.query<{ tablename: string }>(
    'select tablename from pg_tables where schemaname = current_schema()',
  )
  const tables = new Set(rows.map(({ tablename }) => tablename))
  if (tables.size > 0 && !tables.has('kysely_migration'))
    throw new OpenError(
      'datenbank-ungeeignet',
      'In der Datenbank (DATABASE_URL) liegen die Tabellen eines anderen Programms. Bitte legen Sie eine eigene Datenbank an.',
    )
  if (!tables.has('town')) return 'empty'
  const { rowCount } = await client.query('select 1 from town where filled_at is not null')
  return rowCount === 0 ? 'begun' : 'filled'
}
