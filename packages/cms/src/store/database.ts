import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Health } from './health.ts'
import type { Result } from './result.ts'
import type { Tables } from './tables.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

/** Options for opening a database of either engine. */
export interface Opening {
  /** Longest time that a write waits for another writer, in milliseconds. */
  readonly patienceMs: number
  readonly migrations: Readonly<Record<string, Migration>>
  /** Changes no schema; refuses a database with another schema. */
  readonly onlyLooks?: boolean | undefined
  /** Is notified of errors of the database. */
  readonly health?: Health | undefined
}

/**
 * The database as rooms of the CMS use it: reads never wait for a writer, and writes are committed before
 * they are acknowledged.
 */
export interface Database {
  /** For rooms whose tables differ between the engines, such as the search. */
  readonly kind: DatabaseKind
  readonly read: Kysely<Tables>
  /**
   * The same for queries whose plan does not depend on their values, such as lookups of words: they are
   * planned once.
   */
  readonly lookUp: Kysely<Tables>
  /**
   * Runs one transaction. Inside, query only through `transaction`: `read` sees the state before it, or waits
   * for its end. Commits if `work` returns ok, rolls back if it returns an error or throws.
   */
  write<T>(work: (transaction: Kysely<Tables>) => Promise<Result<T>>): Promise<Result<T>>
  /** Checkpoints the write-ahead log into the file and truncates it, so that deleted data is in neither. */
  foldLog(): Promise<void>
  close(): Promise<void>
}

/** Reads; inside a write, the transaction. */
export type Db = Database['read']
