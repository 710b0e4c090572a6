import { type Database, type Db, ok } from '../store/index.ts'
import { orThrow } from '../store/result.ts'
import type { JobsTable, JobTables } from './tables.ts'

/** The row of each job in the database. */

export const tablesOf = (db: Db) => db.withTables<JobTables>()

export const write = <T>(database: Database, work: (transaction: Db) => Promise<T>): Promise<T> =>
  orThrow(database.write(async transaction => ok(await work(transaction))))

/** Reads the row of a job and locks it until the end of the transaction. */
export const lock = (db: Db, name: string): Promise<JobsTable> =>
  tablesOf(db)
    .insertInto('jobs')
    .values({ ...NEVER_DONE, name })
    .onConflict(row => row.column('name').doUpdateSet({ name }))
    .returningAll()
    .executeTakeFirstOrThrow()

export const note = (db: Db, name: string, columns: Partial<JobsTable>) =>
  tablesOf(db).updateTable('jobs').set(columns).where('name', '=', name).execute()

export const NEVER_DONE: JobsTable = {
  name: '',
  done_at: null,
  mark: null,
  owner: null,
  lease_until: null,
  failures: 0,
  due_at: null,
  fault: null,
}
export const FREE = { owner: null, lease_until: null }
export const SOUND = { failures: 0, fault: null, due_at: null }
