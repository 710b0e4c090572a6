import type { Database, DatabaseKind, Opening } from './database.ts'
import { fenced } from './fence.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'

export interface DatabaseOptions extends Opening {
  /** A file for SQLite (`SqliteOptions.file`), or the address of a PostgreSQL database (`postgres://…`). */
  readonly database: string
}

export async function openDatabase({ database, ...options }: DatabaseOptions): Promise<Database> {
  if (kindOf(database) === 'sqlite') return fenced(await openSqlite({ file: database, ...options }))
  // Loaded on demand: towns on SQLite do not need this module.
  const { openPostgres } = await import('./postgres/open-postgres.ts')
  return fenced(await openPostgres({ address: database, ...options }))
}

export const kindOf = (database: string): DatabaseKind =>
  /^postgres(ql)?:/.test(database) ? 'postgres' : 'sqlite'
