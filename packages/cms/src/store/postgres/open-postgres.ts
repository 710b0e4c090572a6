import { Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { DatabaseError, Pool, type PoolConfig, TypeOverrides, types } from 'pg'
import { OpenError } from '../../open-error.ts'
import type { Database, Opening } from '../database.ts'
import { isMigrated, migrate, requireMigrated } from '../migrate.ts'
import { patientlyWith } from '../patiently.ts'
import { notStored, type Result } from '../result.ts'
import type { Tables } from '../tables.ts'
import { LOCKS } from './locks.ts'
import { openError } from './open-error.ts'
import { postgresDialect } from './postgres-dialect.ts'
import { ConnectionLost } from './trouble.ts'

export interface PostgresOptions extends Opening {
  /** `postgres://user:password@host/name`. */
  readonly address: string
}

/** Reads of a page go out side by side; more connections than these answer no faster. */
const READERS = 8
const LOOKERS_UP = 4
/** A new connection knows neither the tables nor our questions, which costs the next visitor more than their answers. */
const KEPT_MS = 300_000
/** The server ends a read that takes longer. Should even that not be heard, we let go of the connection. */
const LONGEST_READ_MS = 10_000
const LONGEST_WRITE_MS = 30_000
const UNHEARD_MS = 5_000
/** Our questions take milliseconds. To start more processes for one of them, or to compile it, takes longer than that. */
const SMALL = '-c max_parallel_workers_per_gather=0 -c jit=off'

/**
 * One connection writes, a transaction at a time, and other servers wait for its end: what was checked inside it holds
 * when it is committed, and changes become visible in the order of their numbers. Other connections read.
 */
export async function openPostgres({
  address,
  patienceMs,
  migrations,
  onlyLooks = false,
  health,
}: PostgresOptions): Promise<Database> {
  const connect = (more: PoolConfig & { readonly settings: string }): Kysely<Tables> => {
    const { settings, ...config } = more
    const pool = new Pool({
      connectionString: address,
      application_name: 'rathausplatz',
      connectionTimeoutMillis: Math.max(patienceMs, 1_000),
      keepAlive: true,
      // A process that ends does not wait for connections that nobody uses.
      allowExitOnIdle: true,
      types: TYPES,
      ...config,
      options: `-c timezone=UTC ${SMALL} ${settings}`,
    })
    // An idle connection that breaks off is gone from the pool; who needs one gets another.
    pool.on('error', onError)
    // One that is being given back or closed has nobody else to tell.
    pool.on('connect', client => void client.on('error', () => {}))
    return new Kysely<Tables>({ dialect: postgresDialect(pool, { onError, onAnswer }) })
  }
  const onError = (error: unknown) => health?.noticed(error)
  const onAnswer = () => health?.answered()

  const readers = (max: number, settings = '') =>
    connect({
      max,
      idleTimeoutMillis: KEPT_MS,
      query_timeout: LONGEST_READ_MS + UNHEARD_MS,
      settings: `-c default_transaction_read_only=on -c statement_timeout=${LONGEST_READ_MS} ${settings}`,
    })
  const read = readers(READERS)
  const lookUp = readers(LOOKERS_UP, '-c plan_cache_mode=force_generic_plan')
  const writer = connect({
    max: 1,
    query_timeout: LONGEST_WRITE_MS + UNHEARD_MS,
    // Who holds the lock and falls silent loses it.
    settings: `-c statement_timeout=${LONGEST_WRITE_MS} -c idle_in_transaction_session_timeout=${LONGEST_WRITE_MS} -c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3`,
  })
  const inTurn = queue()
  let lost: ConnectionLost | undefined
  const close = async () => {
    await inTurn(() => writer.destroy())
    await Promise.all([read.destroy(), lookUp.destroy()])
  }

  try {
    await patiently(patienceMs, () => requireFit(read))
    if (onlyLooks) await requireMigrated(read, migrations)
    else if (!(await isMigrated(read, migrations))) await migrateAlone(connect, migrations)
    return {
      kind: 'postgres',
      read,
      lookUp,
      async write(work) {
        // What is stored in a damaged database may be lost with it, so nothing more is acknowledged.
        if (health?.trouble() === 'beschaedigt') return notStored(new Error('the database is damaged'))
        const deadline = Date.now() + patienceMs
        return inTurn(async () => {
          // The one before has waited for the server already.
          if (lost !== undefined && Date.now() >= deadline) return notStored(lost)
          const result = await write(writer, deadline, work)
          lost = !result.ok && result.cause instanceof ConnectionLost ? result.cause : undefined
          if (result.ok) health?.stored()
          return result
        })
      },
      // What was deleted is out of the tables, also for who reads the files.
      foldLog: () => inTurn(async () => void (await sql`vacuum`.execute(writer))),
      close,
    }
  } catch (error) {
    await close()
    throw openError(error, address)
  }
}

async function write<T>(
  db: Kysely<Tables>,
  deadline: number,
  work: (transaction: Kysely<Tables>) => Promise<Result<T>>,
): Promise<Result<T>> {
  try {
    return await db.connection().execute(async transaction => {
      const end = (how: 'commit' | 'rollback') => sql.raw(how).execute(transaction)
      try {
        await sql.raw(begin(deadline - Date.now())).execute(transaction)
        const result = await work(transaction)
        await end(result.ok ? 'commit' : 'rollback')
        return result
      } catch (cause) {
        await end('rollback').catch(() => {})
        return notStored(cause)
      }
    })
  } catch (cause) {
    return notStored(cause)
  }
}

/**
 * One after the other, in the order in which they came. Behind a long transaction of ours, such as an import, writes wait
 * for as long as it takes, as in SQLite.
 */
function queue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }
}

/**
 * One writer at a time, as in SQLite: in a town some ten people write, and each transaction takes milliseconds. Waited
 * for before anything is read, so that the transaction sees what the one before it has done.
 */
const begin = (patienceMs: number): string =>
  `begin; set local lock_timeout = ${Math.max(1, patienceMs)}; set local synchronous_commit = on; select pg_advisory_xact_lock(${LOCKS.write})`

/** Of several servers that start at once, one migrates and the others wait for it. */
async function migrateAlone(
  connect: (config: PoolConfig & { settings: string }) => Kysely<Tables>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<void> {
  const db = connect({ max: 2, settings: '-c synchronous_commit=on -c lock_timeout=600000' })
  try {
    await db.connection().execute(async lock => {
      await sql.raw(`select pg_advisory_lock(${LOCKS.migrate})`).execute(lock)
      try {
        await migrate(db, migrations)
      } finally {
        await sql.raw(`select pg_advisory_unlock(${LOCKS.migrate})`).execute(lock)
      }
    })
  } finally {
    await db.destroy()
  }
}

/** Older ones get no more repairs from those who make it. */
const OLDEST_VERSION = 15

async function requireFit(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ version: string; encoding: string }>`
    select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding`.execute(
    db,
  )
  const { version = '', encoding = '' } = rows[0] ?? {}
  const major = Math.floor(Number(version) / 10_000)
  if (major < OLDEST_VERSION)
    throw new OpenError(
      'datenbank-ungeeignet',
      `Der Datenbankserver ist PostgreSQL ${major}, gebraucht wird mindestens ${OLDEST_VERSION}.`,
    )
  if (encoding !== 'UTF8')
    throw new OpenError(
      'datenbank-ungeeignet',
      `Die Datenbank speichert Texte als ${encoding}, gebraucht wird UTF8. Bitte legen Sie sie neu an: create database … encoding 'UTF8' template template0.`,
    )
}

const isPassing = (error: unknown): boolean =>
  error instanceof ConnectionLost || (error instanceof DatabaseError && error.code === '57P03')

/** A server that is just starting, as after a restart of the whole machine, is waited for. */
const patiently = patientlyWith({ isPassing, pauseMs: 250 })

/** Counts and sums come as numbers: none of ours is larger than a number holds exactly. */
const TYPES = new TypeOverrides()
for (const type of [types.builtins.INT8, types.builtins.NUMERIC]) TYPES.setTypeParser(type, Number)
