import { holidaysOf } from '@rathausplatz/kalender'
import { berlinMoment, plusDays } from '@rathausplatz/time'
import { AGS } from './ags.ts'

/** Days on the town's calendar are written `2026-11-28`; moments are ISO 8601 with the offset of that day. */
export type Day = string

/** 0 is Sunday, as in `Date`. */
export const weekdays = { so: 0, mo: 1, di: 2, mi: 3, do: 4, fr: 5, sa: 6 } as const
export type Weekday = keyof typeof weekdays

export const dateOf = (year: number, month: number, day: number): Day =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

/** Returns the first such weekday on or after a day. */
export function weekdayFrom(day: Day, weekday: Weekday): Day {
  const ahead = (weekdays[weekday] - new Date(day).getUTCDay() + 7) % 7
  return plusDays(day, ahead)
}

/** Returns the first day from Monday to Friday on or after a day. */
export function workdayFrom(day: Day): Day {
  const weekday = new Date(day).getUTCDay()
  return weekday === weekdays.sa || weekday === weekdays.so ? weekdayFrom(day, 'mo') : day
}

/** Returns a weekday in a month, for example the second Saturday in May: `nthWeekday(2027, 5, 'sa', 2)`. */
export const nthWeekday = (year: number, month: number, weekday: Weekday, nth: number): Day =>
  plusDays(weekdayFrom(dateOf(year, month, 1), weekday), (nth - 1) * 7)

/** Returns Easter Sunday, by the anonymous Gregorian algorithm. */
export function easter(year: number): Day {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const leapCenturies = Math.floor(century / 4)
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - leapCenturies - correction + 15) % 30
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * sunday) / 451)
  const count = epact + sunday - 7 * late + 114
  return dateOf(year, Math.floor(count / 31), (count % 31) + 1)
}

/** Returns the first Sunday of Advent: the fourth Sunday before Christmas. */
export const firstAdvent = (year: number): Day => plusDays(weekdayFrom(dateOf(year, 12, 18), 'so'), -21)

/** The public holidays in Rebenau. */
export const holidays = holidaysOf({ ags: AGS })

/** Returns true on public holidays, and on the other days without events: two Sundays and two evenings. */
export function isHoliday(day: Day): boolean {
  if (holidays.on(day) !== undefined || /-12-(?:24|31)$/.test(day)) return true
  const sunday = easter(Number(day.slice(0, 4)))
  return day === sunday || day === plusDays(sunday, 49)
}

/** Returns a time of day in town as a moment with its offset: `2026-11-28T14:00:00+01:00`. */
export const momentOf = (day: Day, time: string): string => berlinMoment({ day, time })
