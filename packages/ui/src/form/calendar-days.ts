import { plainSigns } from '@rathausplatz/text'
import { DAY_MS, type HowTyped, isIsoDay, typedDay as readDay } from '@rathausplatz/time'

/** Days since 1 January 1970, without time zone and time. */
export type Day = number

export const dayOf = (year: number, month: number, day: number): Day =>
  Math.round(Date.UTC(year, month - 1, day) / DAY_MS)

export const partsOf = (day: Day): { year: number; month: number; day: number } => {
  const date = new Date(day * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** Returns 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: Day): number => (new Date(day * DAY_MS).getUTCDay() + 6) % 7

/** Returns the same day of the month `months` later, or the last day of that month if it is shorter. */
export function inMonths(day: Day, months: number): Day {
  const { year, month, day: of } = partsOf(day)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return dayOf(first.getUTCFullYear(), first.getUTCMonth() + 1, Math.min(of, last))
}

/** Returns the weeks of a day's month from Monday to Sunday; undefined for days of other months. */
export function weeksOf(day: Day): readonly (readonly (Day | undefined)[])[] {
  const { year, month } = partsOf(day)
  const first = dayOf(year, month, 1)
  const last = inMonths(first, 1) - 1
  const monday = first - weekdayOf(first)
  const weeks = Math.ceil((last - monday + 1) / 7)
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_day, place) => {
      const shown = monday + week * 7 + place
      return shown < first || shown > last ? undefined : shown
    }),
  )
}

/** Returns the day of a typed date as a form reads it. Returns undefined if the text is not a date. */
export function typedDay(text: string, how: HowTyped): Day | undefined {
  const read = readDay(plainSigns(text), how)
  return 'day' in read ? isoDay(read.day) : undefined
}

const two = (number: number) => String(number).padStart(2, '0')

/** Returns the ISO date of a day. */
export const isoOf = (at: Day): string => new Date(at * DAY_MS).toISOString().slice(0, 10)

/** Formats a day: `01.02.2026`. */
export function writtenDay(at: Day): string {
  const { year, month, day } = partsOf(at)
  return `${two(day)}.${two(month)}.${year}`
}

/** Parses an ISO date, such as `2026-02-01`. Returns undefined for any other text and for `2026-13-45`. */
export function isoDay(text: string | undefined): Day | undefined {
  if (text === undefined || !isIsoDay(text)) return undefined
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return dayOf(year, month, day)
}
