import type { Db } from '../store/database.ts'
import type { JobsTable, JobTables } from './tables.ts'

/** The state of a job as the operator sees it. */
export type JobNotes = Omit<JobsTable, 'mark' | 'owner'>

export const findJobs = (db: Db): Promise<JobNotes[]> =>
  db
    .withTables<JobTables>()
    .selectFrom('jobs')
    .select(['name', 'done_at', 'lease_until', 'failures', 'due_at', 'fault'])
    .orderBy('name')
    .execute()
