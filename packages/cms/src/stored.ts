import { CmsError, isCmsError } from '@rathausplatz/contract'
import { type Database, type Db, ok } from './store/index.ts'
import { NotStored, orThrow } from './store/result.ts'

/** A write whose refusals are thrown within it; where the machine cannot store, that is said as it is. */
export async function stored<T>(database: Database, work: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await orThrow(database.write<T>(async db => ok(await work(db))))
  } catch (error) {
    // Thrown within, so that nothing of it is kept.
    if (error instanceof NotStored && isCmsError(error.cause)) throw error.cause
    if (error instanceof NotStored) throw Object.assign(new CmsError('nicht-gespeichert'), { cause: error })
    throw error
  }
}

/** The same, for a room that writes to one database. */
export const storedIn =
  (database: Database) =>
  <T>(work: (db: Db) => Promise<T>): Promise<T> =>
    stored(database, work)
