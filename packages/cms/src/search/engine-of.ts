import { type Kysely, PostgresAdapter } from 'kysely'
import type { Tables } from '../store/tables.ts'
import { postgresEngine } from './postgres/postgres-engine.ts'
import type { SearchEngine } from './search-engine.ts'
import { sqliteEngine } from './sqlite/sqlite-engine.ts'

/** Returns the search engine of the database. */
export const engineOf = (db: Kysely<Tables>): SearchEngine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? postgresEngine : sqliteEngine
