import { daysUntil, plusDays, wallTime } from '@rathausplatz/time'
import { RRuleTemporal } from 'rrule-temporal'
import { readDay } from '../days/read-day.ts'

/** Most days of one rule: no street has more collections of a kind in a year. */
export const MOST_OF_A_RULE = 400
/** The days of a long series that are read: a bit more than a year. */
const LONGEST_DAYS = 400

/** The parts of a rule (RFC 5545, 3.3.10), each with the form of its value. */
const PARTS: Readonly<Record<string, RegExp>> = {
  FREQ: /^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^\d{1,5}$/,
  COUNT: /^\d{1,9}$/,
  UNTIL: /^\d{8}(?:T\d{6}Z?)?$/,
  WKST: /^(?:MO|TU|WE|TH|FR|SA|SU)$/,
  BYDAY: listOf('[+-]?\\d{0,2}(?:MO|TU|WE|TH|FR|SA|SU)'),
  BYMONTH: listOf('0?[1-9]|1[0-2]'),
  BYMONTHDAY: listOf('[+-]?(?:0?[1-9]|[12]\\d|3[01])'),
  BYYEARDAY: listOf('[+-]?(?:[1-9]\\d?|[12]\\d\\d|3[0-5]\\d|36[0-6])'),
  BYWEEKNO: listOf('[+-]?(?:0?[1-9]|[1-4]\\d|5[0-3])'),
  BYSETPOS: listOf('[+-]?[1-9]\\d{0,2}'),
}
/** The hour of a collection does not matter, and a whole day has none. */
const OF_THE_HOUR = new Set(['BYHOUR', 'BYMINUTE', 'BYSECOND'])

function listOf(one: string): RegExp {
  return new RegExp(`^(?:${one})(?:,(?:${one}))*$`)
}

/** The days of a series. */
type Series = {
  readonly days: readonly string[]
  /** The series goes on before or after these days. */
  readonly isCut: boolean
  /** DTSTART is no day of the rule: RFC 5545 leaves open whether it counts. Here it does not. */
  readonly startsApart: boolean
}

/**
 * Returns the days of an RRULE in local time of the town. `start` is the value of DTSTART, `day` its day in
 * the town: midnight in the town is the day before in UTC. A series of more than 400 days is read from `today`
 * on. Returns undefined for a rule that is invalid or has no day. `rrule-temporal` expands the rules: it stops
 * at rules that no day satisfies, and its days are those of a second library (days-of-rule.test.ts).
 */
export function daysOfRule(start: string, day: string, rule: string, today: string): Series | undefined {
  const parts = partsOf(rule)
  const written = readDay(start.slice(0, 8))
  if (!parts || written === undefined) return undefined
  const shift = daysUntil(written, day)
  try {
    const asWritten = seriesOf({ start, day: written, shift, today }, parts)
    if (shift === 0 || asWritten?.startsApart === false) return asWritten
    // Some programs write the hours in UTC and the weekdays of the town.
    const asInTown = seriesOf({ start: day.replaceAll('-', ''), day, shift: 0, today }, parts)
    return asInTown?.startsApart === false ? asInTown : asWritten
  } catch {
    return undefined
  }
}

type Frame = {
  readonly start: string
  readonly day: string
  /** Days from the days of the rule to those of the town. */
  readonly shift: number
  readonly today: string
}

function seriesOf(
  { start, day, shift, today }: Frame,
  parts: ReadonlyMap<string, string>,
): Series | undefined {
  const [, hour = '000000', utc = ''] = /T(\d{6})(Z?)$/.exec(start) ?? []
  const until = untilIn(parts.get('UNTIL'), { hasHour: start.includes('T'), isUtc: utc !== '', shift })
  const named = [...parts].map(([name, value]) => `${name}=${name === 'UNTIL' ? until : value}`)
  const rule = new RRuleTemporal({
    rruleString: `DTSTART:${day.replaceAll('-', '')}T${hour}\nRRULE:${named.join(';')}`,
    strict: true,
  })
  const at = (one: string) => new Date(`${one}T00:00:00Z`)
  const endOf = (one: string) => new Date(`${plusDays(one, LONGEST_DAYS)}T23:59:59Z`)
  const daysFrom = (first: string) =>
    rule.between(at(first), endOf(first), true).map(one => one.toString().slice(0, 10))
  const goesOnAfter = (first: string) => rule.next(endOf(first)) !== null
  const first = rule.next(at(day), true)?.toString().slice(0, 10)
  if (first === undefined) return undefined
  const isLong = goesOnAfter(day)
  const from = isLong && today > day ? today : day
  const days = daysFrom(from)
  return {
    days: days.slice(0, MOST_OF_A_RULE).map(one => plusDays(one, shift)),
    isCut: days.length > MOST_OF_A_RULE || (isLong && (from > first || goesOnAfter(from))),
    startsApart: first !== day,
  }
}

/** Returns UNTIL as a local time like that of the rule; a day without an hour counts to its end. */
function untilIn(
  until: string | undefined,
  { hasHour, isUtc, shift }: { hasHour: boolean; isUtc: boolean; shift: number },
): string {
  if (until === undefined) return ''
  if (isUtc && until.endsWith('Z')) return until.slice(0, 15)
  const [date = '', hour] = until.split('T')
  const iso = date.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
  const town = until.endsWith('Z')
    ? wallTime(`${iso}T${hour?.replace(/^(\d{2})(\d{2})(\d{2})Z$/, '$1:$2:$3Z')}`)
    : { day: iso, time: hour?.replace(/^(\d{2})(\d{2})(\d{2})$/, '$1:$2:$3') }
  const isWholeDay = !hasHour || isUtc || town.time === undefined
  const last = isWholeDay ? plusDays(town.day, -shift) : town.day
  return `${last.replaceAll('-', '')}T${isWholeDay ? '235959' : town.time?.slice(0, 8).replaceAll(':', '')}`
}

/** Returns the parts of a rule; undefined if one is unknown, twice or malformed. */
function partsOf(rule: string): Map<string, string> | undefined {
  const parts = new Map<string, string>()
  for (const part of rule.toUpperCase().replaceAll(/\s/g, '').split(';')) {
    const [name = '', value = ''] = part.split('=', 2)
    if (name === '' || OF_THE_HOUR.has(name)) continue
    const list = value.replace(/,$/, '')
    if (!PARTS[name]?.test(list) || parts.has(name)) return undefined
    parts.set(name, list)
  }
  return parts.has('FREQ') ? parts : undefined
}
