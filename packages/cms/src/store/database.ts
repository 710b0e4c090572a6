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
  /** True to change no schema and to refuse a database with another schema. */
  readonly onlyLooks?: boolean | undefined
  /** Receives errors of the database. */
  readonly health?: Health | undefined
}

/**
 * The database as rooms of the CMS use it: reads never wait for a writer, and a write is acknowledged only
 * after its commit.
 */
export interface Database {
  /** The kind of the database, for rooms whose tables differ between the engines, such as the search. */
  readonly kind: DatabaseKind
  readonly read: Kysely<Tables>
  /**
   * Like `read`, for queries whose plan does not depend on their values, such as lookups of words: they are
   * planned once.
   */
  readonly lookUp: Kysely<Tables>
  /**
   * Runs one transaction. Inside, query only through `transaction`: `read` sees the state before it, or waits
   * for its end. Commits if `work` returns ok, rolls back if it returns an error or throws.
   */
  write<T>(work: (transaction: Kysely<Tables>) => Promise<Result<T>>): Promise<Result<T>>
  /**
   * Writes the write-ahead log into the file and truncates it, so that deleted data is in neither of them.
   */
  foldLog(): Promise<void>
  close(): Promise<void>
}

/** For reads; inside a write, this is the transaction. */
export type Db = Database['read']
