import type { Holidays } from '@rathausplatz/kalender'
import { calendarMonth, fullDay, type Month, monthOf, monthsLater } from '@rathausplatz/time'
import { ferienAm, type Schulferien, type SeriesDate } from './dates.ts'

/** One day in the calendar of a series. */
export type Day = {
  /** `2026-12-24`. */
  readonly day: string
  readonly date: SeriesDate | undefined
  readonly feiertag: string | undefined
  /** The school holidays on this day. */
  readonly ferien: string | undefined
  /** A sentence why the building is closed on that day. */
  readonly closed: string | undefined
}

/** A week from Monday on; undefined for days of another month. */
export type Week = readonly (Day | undefined)[]

export function weeksOf(
  month: Month,
  dates: ReadonlyMap<string, SeriesDate>,
  closed: ReadonlyMap<string, string>,
  holidays: Holidays,
  ferien: Schulferien = [],
): readonly Week[] {
  return calendarMonth(month).map(week =>
    week.map(day =>
      monthOf(day) === month
        ? {
            day,
            date: dates.get(day),
            feiertag: holidays.on(day),
            ferien: ferienAm(day, ferien),
            closed: closed.get(day),
          }
        : undefined,
    ),
  )
}

/** Returns the shown months from `first` on. */
export const monthsShown = (first: Month, count: number): readonly Month[] =>
  Array.from({ length: count }, (_, later) => monthsLater(first, later))

/**
 * Describes a day in words, with everything that is visible: `Samstag, 26. Dezember 2026: findet statt.
 * Feiertag: 2. Weihnachtsfeiertag.`
 */
export function calendarDayInWords({ day, date, feiertag, ferien, closed }: Day): string {
  const state = !date
    ? 'kein Termin'
    : date.entfaellt
      ? 'fällt aus'
      : date.isAdded
        ? 'zusätzlicher Termin'
        : 'findet statt'
  const more = [feiertag && `Feiertag: ${feiertag}.`, ferien && `Schulferien: ${ferien}.`, closed].filter(
    Boolean,
  )
  return [`${fullDay(day)}: ${state}.`, ...more].join(' ')
}
