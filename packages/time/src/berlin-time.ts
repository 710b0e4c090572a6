import { Temporal } from 'temporal-polyfill'
import { momentOf } from './wall-time.ts'

/** The town's time zone. */
const ZONE = 'Europe/Berlin'

/** Day and time of day that the clocks in town show at a moment. */
export type WallTime = { readonly day: string; readonly time: string }

/** What the clocks in town show at a moment (ISO 8601 with offset): `{ day: '2026-11-28', time: '14:00:00' }`. */
export function wallTime(moment: string): WallTime {
  const local = Temporal.Instant.from(moment).toZonedDateTimeISO(ZONE)
  return {
    day: local.toPlainDate().toString(),
    time: local.toPlainTime().toString({ smallestUnit: 'second' }),
  }
}

/**
 * The moment at which the clocks in town show this, ISO 8601 with offset: `2026-11-28T14:00:00+01:00`. In the nights in
 * which the clocks change, what begins and what ends mean what people expect of them (`momentOf`).
 */
export function berlinMoment({ day, time }: WallTime, side: 'begin' | 'end' = 'begin'): string {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return Temporal.Instant.fromEpochMilliseconds(momentOf(day, hours * 60 + minutes, side) + seconds * 1_000)
    .toZonedDateTimeISO(ZONE)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' })
}

/** A moment as the clocks in town show it, ISO 8601 with their offset and without parts of seconds. */
export const withTownOffset = (moment: string): string =>
  Temporal.Instant.from(moment)
    .toZonedDateTimeISO(ZONE)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' })

/** The moment in UTC, the one form in which moments compare as text: `2026-11-28T13:00:00.000Z`. */
export const utc = (moment: string): string => new Date(moment).toISOString()

/** The first moment of a day in town, in UTC. */
export const startOfDay = (day: string): string => new Date(momentOf(day, 0, 'begin')).toISOString()
