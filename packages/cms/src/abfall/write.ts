import { isCmsError } from '@rathausplatz/contract'
import { type Database, ok } from '../store/index.ts'

type Db = Database['read']

/** One transaction; what is refused in it is told as it was said. */
export async function write<T>(database: Database, work: (db: Db) => Promise<T>): Promise<T> {
  const written = await database.write<T>(async db => ok(await work(db)))
  if (written.ok) return written.value
  throw isCmsError(written.cause) ? written.cause : new Error(written.error.message, { cause: written.cause })
}
