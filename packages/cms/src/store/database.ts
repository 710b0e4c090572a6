import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Health } from './health.ts'
import type { Result } from './result.ts'
import type { Tables } from './tables.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

/** How a database is opened, whichever it is. */
export interface Opening {
  /** How long a write waits for who else writes before it gives up. */
  readonly patienceMs: number
  readonly migrations: Readonly<Record<string, Migration>>
  /** Changes no schema; refuses a database of another one. */
  readonly onlyLooks?: boolean | undefined
  /** Hears what troubles the database. */
  readonly health?: Health | undefined
}

/**
 * What every database offers the rooms of the CMS: reads that never wait for a writer, and writes that are committed
 * before they are acknowledged.
 */
export interface Database {
  /** For the rooms whose tables differ between the engines, such as the search. */
  readonly kind: DatabaseKind
  readonly read: Kysely<Tables>
  /**
   * The same for questions that are looked up alike whatever they ask for, as words are: how is settled once, and not by
   * each value again.
   */
  readonly lookUp: Kysely<Tables>
  /**
   * One transaction. Inside, ask only through `transaction`: what `read` answers is the state before it, or waits for
   * its end. Committed if `work` answers ok, rolled back if it answers an error or throws.
   */
  write<T>(work: (transaction: Kysely<Tables>) => Promise<Result<T>>): Promise<Result<T>>
  /** Folds the log into the file and empties it, so that what was deleted stands in neither. */
  foldLog(): Promise<void>
  close(): Promise<void>
}

/** Reads; within a write, the transaction. */
export type Db = Database['read']
