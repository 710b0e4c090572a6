import type { ClockNotes } from './clock-trust.ts'

export type JobTables = {
  daily_jobs: { name: string; done_at: string }
  /** One row. */
  clock_trust: { id: number } & ClockNotes
}
