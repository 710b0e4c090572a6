import { berlinDay, clockTime, minutesOf, momentOf } from '@rathausplatz/time'

/** The data hold moments as ISO 8601 with the offset of the town; fields show them in its time zone. */

/** Returns `2026-11-28T14:00` for the field; empty if the value is no moment. */
export function fieldMoment(value: unknown): string {
  const moment = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(moment) ? '' : `${berlinDay(new Date(moment))}T${clockTime(moment)}`
}

/** Returns `2026-11-28` for the field; of a moment, its day in the time zone of the town. */
export function fieldDay(value: unknown): string {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return value
  return fieldMoment(value).slice(0, 10)
}

const FIELD_MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/

/**
 * Returns `2026-11-28T14:00:00+01:00`. When the clocks change, beginnings and ends are resolved by `momentOf`
 * of `@rathausplatz/time`.
 */
export function isoMoment(typed: string, side: 'begin' | 'end'): string | undefined {
  const [, day, time] = FIELD_MOMENT.exec(typed) ?? []
  if (day === undefined || time === undefined || Number.isNaN(Date.parse(day))) return undefined
  const moment = momentOf(day, minutesOf(time), side)
  const shown = fieldMoment(new Date(moment).toISOString())
  const ahead = Math.round((Date.parse(`${shown}Z`) - moment) / 60_000)
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60]
  return `${shown}:00${ahead < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`
}

const two = (number: number) => String(number).padStart(2, '0')

/** Returns whether a field name means a beginning or an end. */
export const sideOf = (name: string): 'begin' | 'end' =>
  /(?:^|_)(?:bis|ende)$|Through$/.test(name) ? 'end' : 'begin'
