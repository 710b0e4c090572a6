import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { LRUCache } from 'lru-cache'

/**
 * Kysely on `node:sqlite`. Kysely's own dialect requires better-sqlite3's statements, which know whether they
 * return rows.
 *
 * `transactions: false` is for a connection that runs single statements only. These are atomic, so they need
 * not queue for the connection.
 */
export function sqliteDialect(
  db: DatabaseSync,
  { transactions, onError = () => {} }: { transactions: boolean; onError?: (error: unknown) => void },
): Dialect {
  const connection = sqliteConnection(db, onError)
  const run = (sql: string) => async () => void (await connection.executeQuery(CompiledQuery.raw(sql)))
  return {
    createAdapter: () => new Adapter({ oneAtATime: transactions }),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (kysely: Kysely<unknown>) => new SqliteIntrospector(kysely),
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => connection,
      releaseConnection: async () => {},
      // Takes the write lock at the beginning: a transaction that only reads first could not take it after a
      // write of another one.
      beginTransaction: run('begin immediate'),
      commitTransaction: run('commit'),
      // After some failures, such as a full disk, SQLite has already rolled back; a second rollback would
      // hide their message.
      rollbackTransaction: async () => {
        if (db.isTransaction) db.exec('rollback')
      },
      destroy: async () => db.close(),
    }),
  }
}

class Adapter extends SqliteAdapter {
  readonly #oneAtATime: boolean

  constructor({ oneAtATime }: { oneAtATime: boolean }) {
    super()
    this.#oneAtATime = oneAtATime
  }

  override get supportsMultipleConnections() {
    return !this.#oneAtATime
  }

  /** SQLite rolls back schema changes too, so an interrupted migration leaves nothing behind. */
  override get supportsTransactionalDdl() {
    return true
  }
}

function sqliteConnection(db: DatabaseSync, onError: (error: unknown) => void): DatabaseConnection {
  const prepared = statementCache(db)
  const answer = <Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> => {
    const { statement, returnsRows } = prepared(sql)
    const values = parameters as SQLInputValue[]
    if (returnsRows) return { rows: statement.all(...values) as Row[] }
    const { changes } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes) }
  }
  return {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      try {
        return answer<Row>(query)
      } catch (error) {
        onError(error)
        throw error
      }
    },
    // Always throws: cursors are not supported.
    async *streamQuery() {
      throw new Error('The store reads whole answers; an open cursor would hold back the checkpoint')
    },
  }
}

/**
 * Caches prepared statements: preparing costs several times as much as a read by key, and a program has few
 * distinct queries.
 */
function statementCache(db: DatabaseSync, limit = 500) {
  const cache = new LRUCache<string, { statement: StatementSync; returnsRows: boolean }>({ max: limit })
  return (sql: string) => {
    const known = cache.get(sql)
    if (known) return known
    const statement = db.prepare(sql)
    const entry = { statement, returnsRows: statement.columns().length > 0 }
    cache.set(sql, entry)
    return entry
  }
}
