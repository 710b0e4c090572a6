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

/** Read connections: the reads of a page run in parallel, and more connections would not be faster. */
const READERS = 8
const LOOKERS_UP = 4
/**
 * How long idle connections stay open: a new one has no cached catalogue and no prepared statements, which
 * costs the next visitor more than the query.
 */
const KEPT_MS = 300_000
/**
 * The server ends reads and writes after these times, in milliseconds. If no answer has arrived `UNHEARD_MS`
 * later, the connection is closed.
 */
const LONGEST_READ_MS = 10_000
const LONGEST_WRITE_MS = 30_000
const UNHEARD_MS = 5_000
/** Our queries take milliseconds, less than starting parallel workers or compiling. */
const SMALL = '-c max_parallel_workers_per_gather=0 -c jit=off'

/**
 * One connection writes, one transaction at a time, and other servers wait for its end: checks inside a
 * transaction are still true at its commit, and changes become visible in the order of their numbers. Other
 * connections read.
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
      // Idle connections do not keep the process alive.
      allowExitOnIdle: true,
      types: TYPES,
      ...config,
      options: `-c timezone=UTC ${SMALL} ${settings}`,
    })
    // The pool itself replaces idle connections that fail.
    pool.on('error', onError)
    // Errors of a connection while it is released or closed have no other listener.
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
    // A client that holds the lock but is silent loses its connection, and so the lock.
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
        // Writes to a damaged database may be lost, so none is acknowledged.
        if (health?.trouble() === 'beschaedigt') return notStored(new Error('the database is damaged'))
        const deadline = Date.now() + patienceMs
        return inTurn(async () => {
          // The previous write lost the connection, and the deadline of this one has passed meanwhile.
          if (lost !== undefined && Date.now() >= deadline) return notStored(lost)
          const result = await write(writer, deadline, work)
          lost = !result.ok && result.cause instanceof ConnectionLost ? result.cause : undefined
          if (result.ok) health?.stored()
          return result
        })
      },
      // VACUUM also removes deleted rows from the files.
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
 * Runs writes in order of arrival. As in SQLite, writes wait without a limit behind a long transaction of
 * this process, such as an import.
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
 * Serialises writers with a lock, as in SQLite: a town has some ten editors, and a transaction takes
 * milliseconds. The lock is taken before the first read, so that the transaction sees the result of the
 * previous transaction.
 */
const begin = (patienceMs: number): string =>
  `begin; set local lock_timeout = ${Math.max(1, patienceMs)}; set local synchronous_commit = on; select pg_advisory_xact_lock(${LOCKS.write})`

/** Migrates the database: of several servers that start at once, one migrates and the others wait. */
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

/** Oldest PostgreSQL version that still gets fixes. */
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

/** Retries while a server is still starting, such as after a reboot. */
const patiently = patientlyWith({ isPassing, pauseMs: 250 })

/** Parses counts and sums as numbers; the values here fit without loss. */
const TYPES = new TypeOverrides()
for (const type of [types.builtins.INT8, types.builtins.NUMERIC]) TYPES.setTypeParser(type, Number)
