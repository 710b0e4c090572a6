import { Temporal } from 'temporal-polyfill'
import { momentOf } from './town-clock.ts'

/** The town's time zone. */
const ZONE = 'Europe/Berlin'

/** The day and the time of day on the clocks in town. */
export type WallTime = { readonly day: string; readonly time: string }

/**
 * Returns the day and time on the clocks in town at a moment (ISO 8601 with offset): `{ day: '2026-11-28',
 * time: '14:00:00' }`.
 */
export function wallTime(moment: string): WallTime {
  const local = Temporal.Instant.from(moment).toZonedDateTimeISO(ZONE)
  return {
    day: local.toPlainDate().toString(),
    time: local.toPlainTime().toString({ smallestUnit: 'second' }),
  }
}

/**
 * Returns the moment at which the clocks in town show this day and time, as ISO 8601 with offset:
 * `2026-11-28T14:00:00+01:00`. `side` decides about times that the clocks skip or show twice (see
 * `momentOf`).
 */
export function berlinMoment({ day, time }: WallTime, side: 'begin' | 'end' = 'begin'): string {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return Temporal.Instant.fromEpochMilliseconds(momentOf(day, hours * 60 + minutes, side) + seconds * 1_000)
    .toZonedDateTimeISO(ZONE)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' })
}

/** Returns a moment in ISO 8601 with the offset of the town and without fractions of seconds. */
export const withTownOffset = (moment: string): string =>
  Temporal.Instant.from(moment)
    .toZonedDateTimeISO(ZONE)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' })

/** Returns a moment in UTC, in a format that sorts as text: `2026-11-28T13:00:00.000Z`. */
export const utc = (moment: string): string => new Date(moment).toISOString()

/** Returns the first moment of a day in town, in UTC. */
export const startOfDay = (day: string): string => new Date(momentOf(day, 0, 'begin')).toISOString()
