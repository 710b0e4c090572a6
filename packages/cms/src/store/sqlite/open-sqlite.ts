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
  /** Path of the file, ':memory:', or 'memory:' with the path of a file that is copied into memory. */
  readonly file: string
}

const IN_MEMORY = ':memory:'
const COPIED = /^memory:(.+)/

/**
 * SQLite waits for a lock by sleeping, which blocks the whole process. So SQLite may wait only briefly;
 * longer waits happen asynchronously between retries. Both times are in milliseconds.
 */
const BUSY_TIMEOUT_MS = 40
const PAUSE_BETWEEN_TRIES_MS = 20

/** One connection writes, one transaction at a time; another reads committed data and never waits for it. */
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
  // Closes in reverse order: the last connection to close checkpoints the log into the file, which a reader
  // cannot do.
  const close = () => {
    for (const connection of connections.toReversed()) if (connection.isOpen) connection.close()
  }

  try {
    const connection = connect(false)
    await patiently(patienceMs, async () => connection.exec('pragma journal_mode = wal'))
    // In WAL mode, anything less may lose the last acknowledged writes in a power failure.
    connection.exec('pragma synchronous = full')
    // Overwrites deleted data, so that deleted messages cannot be read from the file.
    connection.exec('pragma secure_delete = on')
    // Limits the log after a seed or an import.
    connection.exec(`pragma journal_size_limit = ${64 * 1024 * 1024}`)
    const writer = new Kysely<Tables>({ dialect: sqliteDialect(connection, { transactions: true, onError }) })
    const requireInPlace = isInMemory ? () => {} : watchPlaces(file)
    health?.watch(requireInPlace)
    await patiently(patienceMs, () => (onlyLooks ? requireMigrated : migrate)(writer, migrations))

    // An in-memory database has one connection; its reads queue with the transactions and see no partial one.
    const reader = isInMemory
      ? writer
      : new Kysely<Tables>({ dialect: sqliteDialect(connect(true), { transactions: false, onError }) })

    return {
      kind: 'sqlite',
      read: reader,
      lookUp: reader,
      async write(work) {
        // Writes to a damaged file may be lost, so none is acknowledged.
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
      // Closes after the running writes.
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

/**
 * Runs one transaction. Kysely lends the one connection to one caller at a time, which forms the queue of
 * writes.
 */
function write<T>(
  db: Kysely<Tables>,
  connection: DatabaseSync,
  deadline: number,
  work: (transaction: Kysely<Tables>) => Promise<Result<T>>,
): Promise<Result<T>> {
  return db.connection().execute(async transaction => {
    // SQLite answers within the same turn of the event loop; without yielding here, a row of writers would
    // delay every socket and timer of the process until the last one is done.
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
  // The low byte is the error code; the higher bytes are its subtype.
  return typeof code === 'number' && (code & 0xff) === SQLITE_BUSY
}
