import { plusDays, weekdayOf } from './wall-time.ts'

/** A month of the calendar, `2026-12`. */
export type Month = string

export const monthOf = (day: string): Month => day.slice(0, 7)

/** The month so many months later, or earlier. */
export function monthsLater(month: Month, count: number): Month {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** The same day so many months later; of a shorter month the last: `2026-11-30` and three months are `2027-02-28`. */
export function monthsAfter(day: string, count: number): string {
  const month = monthsLater(monthOf(day), count)
  const last = plusDays(`${monthsLater(month, 1)}-01`, -1)
  const same = month + day.slice(7)
  return same < last ? same : last
}

/** The weeks of a month from Monday to Sunday, with the days of its neighbours that fill the first and the last. */
export function calendarMonth(month: Month): string[][] {
  const first = `${month}-01`
  const last = plusDays(`${monthsLater(month, 1)}-01`, -1)
  const weeks: string[][] = []
  for (let monday = plusDays(first, -weekdayOf(first)); monday <= last; monday = plusDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, place) => plusDays(monday, place)))
  }
  return weeks
}
