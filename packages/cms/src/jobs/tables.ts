import type { ClockNotes } from './clock-trust.ts'

export type JobTables = {
  jobs: JobsTable
  /** One row. */
  clock_trust: { id: number } & ClockNotes
}

export type JobsTable = {
  name: string
  done_at: string | null
  /** How far it came, in its own words. */
  mark: string | null
  /** The run that is at it, and until when it is believed to live. */
  owner: string | null
  lease_until: string | null
  /** In a row. */
  failures: number
  /** Not tried again before, after a failure. */
  due_at: string | null
  fault: string | null
}
