import { wallTime } from '@rathausplatz/time'
import { readDay } from '../days/read-day.ts'
import { readTime } from '../days/read-time.ts'
import type { Event, Property } from './events.ts'
import { lengthOf } from './how-long.ts'

type Moment = {
  readonly day: string | undefined
  readonly time: string | undefined
  /** The local time in the town, in milliseconds. */
  readonly at: number | undefined
}

/** A day, perhaps with an hour: as RFC 5545 writes it, and with the dashes and offsets of ISO 8601. */
const MOMENT =
  /^(\d{4})-?(\d{2})-?(\d{2})(?!\d)(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?\s?(Z|[+-]\d{2}:?\d{2})?$)?/i

/** Returns a moment as RFC 5545 writes it: `20270112`, `20270112T060000`, `20270112T050000Z`; empty for other texts. */
function asWritten(text: string): string {
  const [all, year, month, day, hours, minutes, seconds = '00', zone = ''] = MOMENT.exec(text.trim()) ?? []
  if (all === undefined) return ''
  const date = `${year}${month}${day}`
  if (hours === undefined || minutes === undefined) return date
  if (!/^[+-]/.test(zone)) return `${date}T${hours}${minutes}${seconds}${zone.toUpperCase()}`
  const offset = zone.replace(/^(.\d{2}):?(\d{2})$/, '$1:$2')
  const moment = Date.parse(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}${offset}`)
  return Number.isNaN(moment) ? date : new Date(moment).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
}

/** Returns the moment of a property as RFC 5545 writes it; a time zone that is UTC becomes a `Z`. */
export const writtenIn = ({ params, value }: Property): string =>
  UTC.test(params) ? asWritten(value).replace(/(?<=T\d{6})$/, 'Z') : asWritten(value)

/**
 * Returns day and time in local time of the town; UTC is converted. Midnight, local or in UTC, counts as no
 * time: calendar programs write whole days so.
 */
export function momentOf(property: Property): Moment {
  const written = writtenIn(property)
  const day = readDay(written.slice(0, 8))
  const [, hours, minutes, zone] = /^\d{8}T(\d{2})(\d{2})\d{2}(Z?)$/.exec(written) ?? []
  if (day === undefined) return { day, time: undefined, at: undefined }
  if (hours === undefined || minutes === undefined) return { day, time: undefined, at: Date.parse(day) }
  const time = readTime(`${hours}:${minutes}`)
  const at = Date.parse(day) + (Number(hours) * 60 + Number(minutes)) * 60_000
  if (!zone) return { day, time: time === '00:00' ? undefined : time, at }
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
