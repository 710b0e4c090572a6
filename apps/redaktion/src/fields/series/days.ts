import { feiertagAm } from '@rathausplatz/kalender'
import { calendarMonth, fullDay, type Month, monthOf, monthsLater } from '@rathausplatz/time'
import { ferienAm, type Schulferien, type SeriesDate } from './dates.ts'

/** One day of a calendar on which a series is seen. */
export type Day = {
  /** `2026-12-24`. */
  readonly day: string
  readonly date: SeriesDate | undefined
  readonly feiertag: string | undefined
  /** The school holidays that it lies in. */
  readonly ferien: string | undefined
  /** Why its house is closed on that day, in a sentence. */
  readonly closed: string | undefined
}

/** A week from Monday on; undefined where the day belongs to another month. */
export type Week = readonly (Day | undefined)[]

export function weeksOf(
  month: Month,
  dates: ReadonlyMap<string, SeriesDate>,
  closed: ReadonlyMap<string, string>,
  ferien: Schulferien = [],
): readonly Week[] {
  return calendarMonth(month).map(week =>
    week.map(day =>
      monthOf(day) === month
        ? {
            day,
            date: dates.get(day),
            feiertag: feiertagAm(day),
            ferien: ferienAm(day, ferien),
            closed: closed.get(day),
          }
        : undefined,
    ),
  )
}

/** The months from `first` on that are seen at once. */
export const monthsShown = (first: Month, count: number): readonly Month[] =>
  Array.from({ length: count }, (_, later) => monthsLater(first, later))

/** `Donnerstag, 24. Dezember 2026: findet statt. Heiligabend.`: all that the eye sees of it. */
export function inWords({ day, date, feiertag, ferien, closed }: Day): string {
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
