import type { Kysely } from 'kysely'
import type { Result } from './result.ts'
import type { Tables } from './tables.ts'

/**
 * What every database offers the rooms of the CMS: reads that never wait for a writer, and writes that are committed
 * before they are acknowledged.
 */
export interface Database {
  readonly read: Kysely<Tables>
  /**
   * One transaction. Inside, ask only through `transaction`: what `read` answers is the state before it, or waits for
   * its end. Committed if `work` answers ok, rolled back if it answers an error or throws.
   */
  write<T>(work: (transaction: Kysely<Tables>) => Promise<Result<T>>): Promise<Result<T>>
  /** Folds the log into the file and empties it, so that what was deleted stands in neither. */
  foldLog(): Promise<void>
  close(): Promise<void>
}
