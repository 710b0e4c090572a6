import type { Log } from '../log.ts'
import { type Job, LONGEST_MINUTES } from './job.ts'

/** Whether a run takes longer than its job may take. */

export const isOverdue = ({ longestMinutes = LONGEST_MINUTES }: Job, since: Date, now: Date): boolean =>
  hasPassed(longestMinutes * 60_000, since, now)

/** Counts in either direction, so that a corrected clock does not make a run wait until the wrong time. */
export const hasPassed = (ms: number, since: Date, now: Date): boolean =>
  Math.abs(now.getTime() - since.getTime()) >= ms

export const tellOverdue = (log: Log, { name, longestMinutes = LONGEST_MINUTES }: Job): void =>
  log.warn(
    { job: name },
    `Die Aufgabe „${name}“ hat länger als ${longestMinutes} Minuten gedauert und wird abgebrochen. Danach beginnt sie wieder.`,
  )
