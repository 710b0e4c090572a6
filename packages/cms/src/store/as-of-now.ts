import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** All of a town as it is at one moment, also if somebody writes meanwhile. On a connection that nobody else waits for. */
export const asOfNow = <T>({ read, kind }: Database, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> =>
  read.connection().execute(async connection => {
    await sql.raw(kind === 'sqlite' ? 'begin' : 'begin isolation level repeatable read').execute(connection)
    try {
      return await work(connection)
    } finally {
      await sql.raw('rollback').execute(connection)
    }
  })
