import type { Db } from '../store/database.ts'

/** What the house does by itself. The database remembers when it was done and how far it came. */
export type Job = StepJob | WorkJob

type About = { readonly now: Date; readonly mark: string | null }

type Named = {
  /** For the operator; what was done is remembered under it. */
  readonly name: string
  readonly due: Due
  /** Then a run is given up, its lease ends and the next one begins. Default: `LONGEST_MINUTES`. */
  readonly longestMinutes?: number
}

/** Ample for what goes on where it was when its next run begins; what would begin anew says more. */
export const LONGEST_MINUTES = 15

export type Due =
  /** For deleting what is old: only while the clock can be believed. */
  | 'taeglich'
  | { readonly everyMinutes: number }
  /** The moment that its own rows say; undefined: nothing to do. Asked twice a second, so it must cost next to nothing. */
  | { readonly at: (db: Db, about: About) => Promise<string | undefined> }

/**
 * All that it does stands in the database: each step is one transaction, together with the note that it was done, and the
 * row of the job is locked in it. Two processes never do the same step, and a killed one leaves none half-done.
 */
export type StepJob = Named & {
  /** Small enough that an editor who saves meanwhile does not notice. */
  step(transaction: Db, about: About): Promise<Step>
}

export type Step = {
  /** There is more to do at once. */
  readonly more: boolean
  readonly mark?: string
}

/**
 * Works beyond the database or in transactions of its own: one run at a time has the lease of it. One that lost its lease
 * and goes on nevertheless cannot write any more.
 */
export type WorkJob = Named & {
  /**
   * Ends soon after `signal`: the house closes, its time is over, or the lease was lost because this process stood still.
   * `owner` is the name of this very run.
   */
  work(about: { readonly signal: AbortSignal; readonly owner: string }): Promise<void>
}
