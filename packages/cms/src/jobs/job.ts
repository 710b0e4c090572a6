import type { Db } from '../store/database.ts'

/** A background job. The database stores when it last ran and how far it came. */
export type Job = StepJob | WorkJob

type About = { readonly now: Date; readonly mark: string | null }

type Named = {
  /** The name that the operator sees, and the key of the row of the job in the database. */
  readonly name: string
  readonly due: Due
  /**
   * After this time the run is aborted, its lease ends and the next run begins. Default: `LONGEST_MINUTES`.
   */
  readonly longestMinutes?: number
}

/** Enough for a job that continues from its checkpoint. A job that would start over sets a longer time. */
export const LONGEST_MINUTES = 15

export type Due =
  /** Once a day, and only while the clock is trusted: most of these jobs delete old data. */
  | 'taeglich'
  | { readonly everyMinutes: number }
  /**
   * The next moment, read from the rows of the job; undefined: nothing to do. Called twice a second, so it
   * must be cheap.
   */
  | { readonly at: (db: Db, about: About) => Promise<string | undefined> }

/**
 * A job whose whole effect is in the database. Each step is one transaction, which locks the row of the job
 * and notes there that the step is done. Two processes never do the same step, and a killed process leaves no
 * step half-done.
 */
export type StepJob = Named & {
  /** Must be so short that an editor who saves at the same time does not notice. */
  step(transaction: Db, about: About): Promise<Step>
}

export type Step = {
  /** Another step is due at once. */
  readonly more: boolean
  readonly mark?: string
}

/**
 * A job that works outside the database or in several transactions. One run at a time holds the lease. A run
 * that lost its lease can no longer write.
 */
export type WorkJob = Named & {
  /**
   * Must end soon after `signal` aborts: the server closes, the time is over, or the lease was lost because
   * this process stood still. `owner` identifies this run.
   */
  work(about: { readonly signal: AbortSignal; readonly owner: string }): Promise<void>
}
