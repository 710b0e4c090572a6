import { isCmsError } from '@rathausplatz/contract'
import { type Database, ok } from '../store/index.ts'

/** Does something in one transaction; refusals in it are told as they are. */
export const storing =
  (database: Database) =>
  async <T>(work: (db: Database['read']) => Promise<T>): Promise<T> => {
    const written = await database.write<T>(async db => ok(await work(db)))
    if (written.ok) return written.value
    throw isCmsError(written.cause)
      ? written.cause
      : new Error(written.error.message, { cause: written.cause })
  }
