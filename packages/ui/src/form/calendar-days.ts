import { DAY_MS } from '@rathausplatz/time'

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

const TYPED = /^\s*(\d{1,2})\s*[.,/-]\s*(\d{1,2})\s*[.,/-]\s*(\d{4}|\d{2})\s*$/

/** Parses a typed date, such as `1.2.26` or `01.02.2026`. Returns undefined if the text is not a date. */
export function typedDay(text: string): Day | undefined {
  const [, day = '', month = '', year = ''] = TYPED.exec(text) ?? []
  if (!day) return undefined
  const full = year.length === 2 ? 2000 + Number(year) : Number(year)
  const found = dayOf(full, Number(month), Number(day))
  const back = partsOf(found)
  return back.day === Number(day) && back.month === Number(month) ? found : undefined
}

const two = (number: number) => String(number).padStart(2, '0')

/** Formats a day: `01.02.2026`. */
export function writtenDay(at: Day): string {
  const { year, month, day } = partsOf(at)
  return `${two(day)}.${two(month)}.${year}`
}

/** Parses an ISO date, such as `2026-02-01`. Returns undefined if the text has another format. */
export function isoDay(text: string | undefined): Day | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '') ?? []
  return year ? dayOf(Number(year), Number(month), Number(day)) : undefined
}
