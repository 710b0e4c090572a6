import { CmsError, isCmsError } from '@rathausplatz/contract'
import { type Database, type Db, ok } from './store/index.ts'
import { NotStored, orThrow } from './store/result.ts'

/**
 * Runs a write transaction whose refusals are thrown as they are. A fault of the machine is thrown as
 * `nicht-gespeichert`.
 */
export async function stored<T>(database: Database, work: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await orThrow(database.write<T>(async db => ok(await work(db))))
  } catch (error) {
    // Thrown inside the transaction, so that it is rolled back.
    if (error instanceof NotStored && isCmsError(error.cause)) throw error.cause
    if (error instanceof NotStored) throw Object.assign(new CmsError('nicht-gespeichert'), { cause: error })
    throw error
  }
}

/** Binds `stored` to one database, for a room that writes to one only. */
export const storedIn =
  (database: Database) =>
  <T>(work: (db: Db) => Promise<T>): Promise<T> =>
    stored(database, work)
