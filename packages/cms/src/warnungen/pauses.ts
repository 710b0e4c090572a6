import type { Warnquelle } from '@rathausplatz/contract'
import { EVERY_MS } from './service-state.ts'
import type { WarnquellenTable } from './tables.ts'

/** When a service is read again. */

const MINUTE_MS = 60_000

/** Pauses after the first failures, in minutes: within the first hour, a service that is back is read soon. */
const FIRST = [1, 2, 3, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5] as const
const LATER = [10, 20] as const
/** Longest pause between requests to a failing service. */
const LONGEST_PAUSE_MS = 30 * MINUTE_MS

/** Shortest time between two polls at the start of a process, which may end and start again and again. */
const AT_START_MS = 30_000

/** Returns the pause after so many failures in a row, in milliseconds. */
export function pauseAfter(quelle: Warnquelle, failures: number): number {
  if (failures === 0) return EVERY_MS[quelle]
  const minutes = [...FIRST, ...LATER][failures - 1]
  return minutes === undefined ? LONGEST_PAUSE_MS : minutes * MINUTE_MS
}

/** Pauses before the details of a warning of the highest level are requested again. */
const UNREAD_EMERGENCY_MS = [30_000, 30_000, 30_000, 30_000, MINUTE_MS] as const

/**
 * Returns the pause after so many attempts to read the details of a warning of the highest level. What stays
 * unreadable is requested with every poll, and no more often.
 */
export const pauseForDetails = (quelle: Warnquelle, attempts: number): number =>
  UNREAD_EMERGENCY_MS[attempts - 1] ?? EVERY_MS[quelle]

/** Returns when a service is due; `isFirst` is true until this process has read it. */
export function dueOf(
  row: Pick<WarnquellenTable, 'due_at' | 'versucht_am'> | undefined,
  now: Date,
  { isFirst }: { isFirst: boolean },
): string {
  // A due time that is farther ahead than the longest pause was set while the clock was wrong.
  const isSound = row && Date.parse(row.due_at) - now.getTime() <= LONGEST_PAUSE_MS
  if (!isSound) return now.toISOString()
  const atStart = Date.parse(row.versucht_am) + AT_START_MS
  return isFirst && atStart < Date.parse(row.due_at) ? new Date(atStart).toISOString() : row.due_at
}
