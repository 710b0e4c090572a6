import { DAY_MS } from './berlin-day.ts'

/**
 * Days are written `2026-11-28`, times of day are minutes since 00:00 on the clock in town, moments are
 * `Date` or milliseconds.
 */

export const DAY_MINUTES = 24 * 60

/** Returns `08:30` in minutes; `24:00` is the end of the day. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Returns the day `count` days later, or earlier if `count` is negative. */
export const plusDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)

/** Returns the number of days from one day to another: 1 from today to tomorrow. */
export const daysUntil = (day: string, later: string): number =>
  Math.round((Date.parse(later) - Date.parse(day)) / DAY_MS)
