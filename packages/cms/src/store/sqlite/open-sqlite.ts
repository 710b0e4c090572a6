import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import type { Database, Opening } from '../database.ts'
import { migrate, requireMigrated } from '../migrate.ts'
import { patientlyWith } from '../patiently.ts'
import { notStored, type Result } from '../result.ts'
import type { Tables } from '../tables.ts'
import { watchPlaces } from './moved-file.ts'
import { sqliteDialect } from './sqlite-dialect.ts'

export interface SqliteOptions extends Opening {
  /** Path of the file, ':memory:', or 'memory:' and the path of a file: what it holds, copied into memory. */
  readonly file: string
}

const IN_MEMORY = ':memory:'
const COPIED = /^memory:(.+)/

/**
 * SQLite waits for a lock by sleeping, and with it sleeps the whole process. So it may do that only briefly; the long
 * waiting is done between tries, asynchronously.
 */
const BUSY_TIMEOUT_MS = 40
const PAUSE_BETWEEN_TRIES_MS = 20

/** One connection writes, a transaction at a time; another reads what is committed and never waits for it. */
export async function openSqlite({
  file,
  patienceMs,
  migrations,
  onlyLooks = false,
  health,
}: SqliteOptions): Promise<Database> {
  const copied = COPIED.exec(file)?.[1]
  const isInMemory = file === IN_MEMORY || copied !== undefined
  const connections: DatabaseSync[] = []
  const onError = (error: unknown) => health?.noticed(error)
  const connect = (readOnly: boolean): DatabaseSync => {
    const connection = new DatabaseSync(isInMemory ? IN_MEMORY : file, { readOnly, timeout: BUSY_TIMEOUT_MS })
    connections.push(connection)
    if (copied !== undefined) connection.deserialize(readFileSync(copied))
    connection.exec('pragma foreign_keys = on')
    return connection
  }
  // Last opened, first closed: the last connection to go folds the log into the file, which a reader cannot.
  const close = () => {
    for (const connection of connections.toReversed()) if (connection.isOpen) connection.close()
  }

  try {
    const connection = connect(false)
    await patiently(patienceMs, async () => connection.exec('pragma journal_mode = wal'))
    // In WAL mode anything less may lose the last acknowledged writes when the power fails.
    connection.exec('pragma synchronous = full')
    // What was deleted is overwritten: a message that is gone shall not be read out of the file.
    connection.exec('pragma secure_delete = on')
    // What a seed or an import has blown up is given back to the disk.
    connection.exec(`pragma journal_size_limit = ${64 * 1024 * 1024}`)
    const writer = new Kysely<Tables>({ dialect: sqliteDialect(connection, { transactions: true, onError }) })
    const requireInPlace = isInMemory ? () => {} : watchPlaces(file)
    health?.watch(requireInPlace)
    await patiently(patienceMs, () => (onlyLooks ? requireMigrated : migrate)(writer, migrations))

    // A database in memory has one connection only; its reads queue with the transactions and see no half of one.
    const reader = isInMemory
      ? writer
      : new Kysely<Tables>({ dialect: sqliteDialect(connect(true), { transactions: false, onError }) })

    return {
      kind: 'sqlite',
      read: reader,
      lookUp: reader,
      async write(work) {
        // What is stored in a damaged file may be lost with it, so nothing more is acknowledged.
        if (health?.trouble() === 'beschaedigt') return notStored(new Error('the database is damaged'))
        const result = await write(writer, connection, Date.now() + patienceMs, async transaction => {
          const done = await work(transaction)
          if (done.ok) noticing(requireInPlace, onError)
          return done
        })
        if (result.ok) health?.stored()
        return result
      },
      foldLog: () =>
        writer.connection().execute(async () => connection.exec('pragma wal_checkpoint(truncate)')),
      // Behind the writes that are under way.
      close: () => writer.connection().execute(async () => close()),
    }
  } catch (error) {
    close()
    throw error
  }
}

function noticing(check: () => void, notice: (error: unknown) => void): void {
  try {
    check()
  } catch (error) {
    notice(error)
    throw error
  }
}

/** Kysely lends out the one connection to one caller at a time, which makes the queue. */
function write<T>(
  db: Kysely<Tables>,
  connection: DatabaseSync,
  deadline: number,
  work: (transaction: Kysely<Tables>) => Promise<Result<T>>,
): Promise<Result<T>> {
  return db.connection().execute(async transaction => {
    // SQLite answers without ever leaving this turn of the event loop; without a pause here, a row of writers would
    // keep every socket and timer of the process waiting until the last one is done.
    await setImmediate()
    try {
      await begin(transaction, deadline)
      const result = await work(transaction)
      await sql.raw(result.ok ? 'commit' : 'rollback').execute(transaction)
      return result
    } catch (cause) {
      // A COMMIT refused by a constraint leaves its transaction open; a full disk may have closed it already.
      if (connection.isOpen && connection.isTransaction) connection.exec('rollback')
      return notStored(cause)
    }
  })
}

function begin(db: Kysely<Tables>, deadline: number): Promise<unknown> {
  return patiently(deadline - Date.now(), () => sql`begin immediate`.execute(db))
}

/** Another process may hold the lock. */
const patiently = patientlyWith({ isPassing: isLocked, pauseMs: PAUSE_BETWEEN_TRIES_MS })

const SQLITE_BUSY = 5

function isLocked(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
  // The low byte; the high ones say which kind of busy.
  return typeof code === 'number' && (code & 0xff) === SQLITE_BUSY
}
