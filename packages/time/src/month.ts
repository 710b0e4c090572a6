import { plusDays } from './wall-time.ts'
import { weekdayOf } from './weekday-of.ts'

/** A month of the calendar, `2026-12`. */
export type Month = string

export const monthOf = (day: string): Month => day.slice(0, 7)

/** Returns the month `count` months later, or earlier if `count` is negative. */
export function monthsLater(month: Month, count: number): Month {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/**
 * Returns the same day `count` months later, or the last day of that month if it is shorter: `2026-11-30`
 * plus three months is `2027-02-28`.
 */
export function monthsAfter(day: string, count: number): string {
  const month = monthsLater(monthOf(day), count)
  const last = plusDays(`${monthsLater(month, 1)}-01`, -1)
  const same = month + day.slice(7)
  return same < last ? same : last
}

/** Returns the weeks of a month from Monday to Sunday, filled up with days of the months before and after. */
export function calendarMonth(month: Month): string[][] {
  const first = `${month}-01`
  const last = plusDays(`${monthsLater(month, 1)}-01`, -1)
  const weeks: string[][] = []
  for (let monday = plusDays(first, -weekdayOf(first)); monday <= last; monday = plusDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, place) => plusDays(monday, place)))
  }
  return weeks
}
