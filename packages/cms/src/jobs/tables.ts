import type { ClockNotes } from './clock-trust.ts'

export type JobTables = {
  jobs: JobsTable
  /** One row, once the clock was checked for the first time. */
  clock_trust: { id: number } & ClockNotes
}

export type JobsTable = {
  name: string
  done_at: string | null
  /** Checkpoint, in the format of the job. */
  mark: string | null
  /** The current run, and until when its lease holds. */
  owner: string | null
  lease_until: string | null
  /** Consecutive failures. */
  failures: number
  /** After a failure: not retried before this moment. */
  due_at: string | null
  fault: string | null
}
