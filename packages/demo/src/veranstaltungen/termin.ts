import type { Bildname } from '../bild.ts'
import {
  type Day,
  dateOf,
  dayOf,
  isHoliday,
  momentOf,
  nthWeekday,
  plusDays,
  type Weekday,
  weekdayFrom,
} from '../calendar.ts'

/** An event as its organisers wrote it: by which rule it takes place, not when. */
export type Termin = {
  slug: string
  titel: string
  ort?: string
  rubriken: [string, ...string[]]
  bild?: Bildname
  text: string
  /** The days on which it takes place, looking ahead from a day, the next first. */
  tage: (heute: Day) => Iterable<Day>
  von: string
  bis?: string
  /** The last day is so many days after the first. */
  dauerTage?: number
  /** How many of its next dates are in the calendar. Default 1. */
  anzahl?: number
}

const yearOf = (day: Day) => Number(day.slice(0, 4))
const monthOf = (day: Day) => Number(day.slice(5, 7))

/** Once a year, on the day that a rule finds. */
export const yearly = (rule: (year: number) => Day) =>
  function* (heute: Day): Generator<Day> {
    for (let year = yearOf(heute); year <= yearOf(heute) + 2; year++) yield rule(year)
  }

/** The nth such weekday of each month, but not in those left out and not on a public holiday. */
export const monthly = (nth: number, weekday: Weekday, without: readonly number[] = []) =>
  function* (heute: Day): Generator<Day> {
    for (let ahead = 0; ahead < 14; ahead++) {
      const first = new Date(Date.UTC(yearOf(heute), monthOf(heute) - 1 + ahead, 1))
      const month = first.getUTCMonth() + 1
      const day = nthWeekday(first.getUTCFullYear(), month, weekday, nth)
      if (!without.includes(month) && !isHoliday(day)) yield day
    }
  }

/** Every week on that weekday; on the day before, if it is a public holiday. */
export const weekly = (weekday: Weekday) =>
  function* (heute: Day): Generator<Day> {
    for (let week = 0; week < 5; week++) {
      const day = plusDays(weekdayFrom(heute, weekday), week * 7)
      const dayBefore = plusDays(day, -1)
      if (!isHoliday(day)) yield day
      else if (!isHoliday(dayBefore)) yield dayBefore
    }
  }

/** On the same date each year: `on(11, 11)`. */
export const on = (month: number, day: number) => yearly(year => dateOf(year, month, day))

export type Zeitraum = { datum_von: string; datum_bis?: string }

/** The next times an event takes place: only such as have not begun yet. */
export function nextTimes(termin: Termin, heute: Date): Zeitraum[] {
  const times: Zeitraum[] = []
  for (const day of termin.tage(dayOf(heute))) {
    const datum_von = momentOf(day, termin.von)
    if (Date.parse(datum_von) <= heute.getTime()) continue
    const last = plusDays(day, termin.dauerTage ?? 0)
    times.push({ datum_von, ...(termin.bis ? { datum_bis: momentOf(last, termin.bis) } : {}) })
    if (times.length === (termin.anzahl ?? 1)) break
  }
  return times
}
