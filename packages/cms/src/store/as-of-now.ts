import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/**
 * Runs reads on a consistent snapshot of the whole town, beside concurrent writes, on a connection of its
 * own.
 */
export const asOfNow = <T>({ read, kind }: Database, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> =>
  read.connection().execute(async connection => {
    await sql.raw(kind === 'sqlite' ? 'begin' : 'begin isolation level repeatable read').execute(connection)
    try {
      return await work(connection)
    } finally {
      await sql.raw('rollback').execute(connection)
    }
  })
