import { plusDays, wallTime } from '@rathausplatz/time'
import { readDay } from '../days/read-day.ts'
import { readTime } from '../days/read-time.ts'
import { daysBehind, daysOfRule } from './days-of-rule.ts'
import type { Event, Property } from './events.ts'
import { lengthOf } from './how-long.ts'

type Moment = {
  readonly day: string | undefined
  readonly time: string | undefined
  /** The local time in the town, in milliseconds. */
  readonly at: number | undefined
}

/**
 * Returns day and time in local time of the town; UTC is converted. Midnight, local or in UTC, counts as no
 * time: calendar programs write whole days so.
 */
export function momentOf({ params, value }: Property): Moment {
  const written = value.trim()
  const day = readDay(written.slice(0, 8))
  const [, hours, minutes, zone] = /^\d{8}T(\d{2})(\d{2})(?:\d{2})?(Z?)$/i.exec(written) ?? []
  if (day === undefined) return { day, time: undefined, at: undefined }
  if (hours === undefined || minutes === undefined) return { day, time: undefined, at: Date.parse(day) }
  const time = readTime(`${hours}:${minutes}`)
  const at = Date.parse(day) + (Number(hours) * 60 + Number(minutes)) * 60_000
  if (!zone && !UTC.test(params)) return { day, time: time === '00:00' ? undefined : time, at }
  const town = wallTime(new Date(at).toISOString())
  const shown = Date.parse(`${town.day}T${town.time.slice(0, 5)}Z`)
  if (time === undefined || time === '00:00') return { day, time: undefined, at: shown }
  return { day: town.day, time: town.time.startsWith('00:00') ? undefined : town.time.slice(0, 5), at: shown }
}

const UTC = /;TZID="?(?:[^":;]*\/)?(?:UTC|GMT|Zulu|UCT|Z)"?(?:$|;)/i

/** Returns the duration of an entry in milliseconds, in local time of the town. */
export function lastsMs({ properties }: Event, start: Moment): number {
  const end = properties.get('DTEND')?.[0]
  if (!end) return lengthOf(properties.get('DURATION')?.[0]?.value ?? '')
  return (momentOf(end).at ?? Number.NaN) - (start.at ?? Number.NaN)
}

/** Returns the days that a property lists; of a period its first day. */
export const daysNamed = ({ properties }: Event, name: string): string[] =>
  (properties.get(name) ?? []).flatMap(({ params, value }) =>
    value.split(',').flatMap(one => momentOf({ params, value: one.split('/')[0] ?? '' }).day ?? []),
  )

/** Evaluates the rule on the days as written: in UTC a day may be the day before that of the town. */
export function daysOfSeries(day: string, start: Property, rule: string): ReturnType<typeof daysOfRule> {
  const asWritten = readDay(start.value.trim().slice(0, 8)) ?? day
  const shift = daysBehind(day, asWritten)
  const found = daysOfRule(asWritten, rule, moment => {
    const until = momentOf({ params: '', value: moment }).day
    return until && plusDays(until, -shift)
  })
  return found && { ...found, days: found.days.map(one => plusDays(one, shift)) }
}
