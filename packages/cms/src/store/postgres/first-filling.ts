import { Client } from 'pg'
import { OpenError } from '../../open-error.ts'
import { LOCKS } from './locks.ts'
import { openError } from './open-error.ts'
import { toldOrLost } from './told-or-lost.ts'

/** A town that is being made in a database of its own, by this server alone. */
export interface FirstFilling {
  /** True in an empty database, or in one whose first filling was broken off. */
  readonly isNew: boolean
  /** True where not even the tables are there: nobody has begun. */
  readonly isEmpty: boolean
  /** The first filling is done: from now on an empty database is a lost one. */
  filled(): Promise<void>
  /** Lets others in; also when the process ends. */
  release(): Promise<void>
}

/** Of several servers that start on a new database, one fills it and the others wait for it. */
export async function beginFilling(address: string): Promise<FirstFilling> {
  const client = new Client({ connectionString: address, connectionTimeoutMillis: 10_000 })
  // Without the connection there is no lock; whoever writes next hears of it.
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
