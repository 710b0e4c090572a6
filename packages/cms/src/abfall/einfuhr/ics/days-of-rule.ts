import { DAY_MS } from '@rathausplatz/time'

/** Most days of one rule: no street has more collections of a kind in a year. */
export const MOST_OF_A_RULE = 400
/** Days after the first one that are tested against a rule: a bit more than a year. */
const LONGEST_DAYS = 400
const LONGEST_INTERVAL = 60

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
const READ = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYDAY', 'BYMONTHDAY', 'BYMONTH'])

/** „2TH“ is the second Thursday of a month, „-1TH“ the last; 0 means each. */
type ByDay = { readonly weekday: number; readonly nth: number }

/** A day as its number since 1970, with the parts that a rule compares. */
type Day = {
  readonly at: number
  readonly year: number
  readonly month: number
  readonly day: number
  readonly weekday: number
}

const dayAt = (at: number): Day => {
  const date = new Date(at * DAY_MS)
  return {
    at,
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: (date.getUTCDay() + 6) % 7,
  }
}
const written = (at: number): string => new Date(at * DAY_MS).toISOString().slice(0, 10)
const numberOf = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS)

/**
 * Returns the days of an RRULE (RFC 5545, 3.3.10) from its first day on. Returns undefined for a rule that no
 * collection has, and for a rule that its own first day does not fit. Tests every day of about a year, so
 * that no rule takes longer than another.
 */
export function daysOfRule(
  first: string,
  rule: string,
  dayOf: (moment: string) => string | undefined,
): { readonly days: readonly string[]; readonly isCut: boolean } | undefined {
  const parts = new Map(
    rule.split(';').map(part => part.trim().toUpperCase().split('=', 2) as [string, string]),
  )
  parts.delete('')
  if ([...parts.keys()].some(name => !READ.has(name))) return undefined
  const interval = Number(parts.get('INTERVAL') ?? 1)
  if (!Number.isInteger(interval) || interval < 1 || interval > LONGEST_INTERVAL) return undefined
  const byDay = byDayOf(parts.get('BYDAY'))
  const byMonthDay = numbersOf(parts.get('BYMONTHDAY'), 31)
  const byMonth = numbersOf(parts.get('BYMONTH'), 12)
  const weekStart = WEEKDAYS.findIndex(one => one === (parts.get('WKST') ?? 'MO'))
  const count = Number(parts.get('COUNT') ?? Number.POSITIVE_INFINITY)
  const until = parts.has('UNTIL') ? dayOf(parts.get('UNTIL') ?? '') : '9999-12-31'
  if (!byDay || !byMonthDay || !byMonth || weekStart < 0 || !(count >= 1) || until === undefined)
    return undefined
  const fits = fitting(parts.get('FREQ'), dayAt(numberOf(first)), {
    interval,
    byDay,
    byMonthDay,
    byMonth,
    weekStart,
  })
  if (!fits?.(dayAt(numberOf(first)))) return undefined
  const days: string[] = []
  const start = numberOf(first)
  const last = parts.has('UNTIL') ? numberOf(until) : Number.POSITIVE_INFINITY
  let at = start
  for (; at <= last && at <= start + LONGEST_DAYS && days.length < Math.min(count, MOST_OF_A_RULE); at++)
    if (fits(dayAt(at))) days.push(written(at))
  return { days, isCut: at <= last && days.length < count }
}

type Rule = {
  readonly interval: number
  readonly byDay: readonly ByDay[]
  readonly byMonthDay: readonly number[]
  readonly byMonth: readonly number[]
  readonly weekStart: number
}

/**
 * Returns a test for the days of a rule; undefined for a frequency or a combination of parts that is not
 * supported.
 */
function fitting(
  freq: string | undefined,
  first: Day,
  { interval, byDay, byMonthDay, byMonth, weekStart }: Rule,
): ((day: Day) => boolean) | undefined {
  const inMonth = (day: Day) => byMonth.length === 0 || byMonth.includes(day.month)
  const onMonthDay = (day: Day) =>
    byMonthDay.length === 0 ||
    byMonthDay.includes(day.day) ||
    byMonthDay.includes(day.day - lengthOf(day) - 1)
  const isNumbered = byDay.some(({ nth }) => nth !== 0)
  const onWeekday = (day: Day) =>
    byDay.length === 0 || byDay.some(({ weekday, nth }) => weekday === day.weekday && isNth(day, nth))
  const weekOf = (day: Day) => Math.floor((day.at - ((day.weekday - weekStart + 7) % 7)) / 7)
  if (freq === 'DAILY' && !isNumbered)
    return day => (day.at - first.at) % interval === 0 && inMonth(day) && onMonthDay(day) && onWeekday(day)
  if (freq === 'WEEKLY' && !isNumbered && byMonthDay.length === 0)
    return day =>
      (weekOf(day) - weekOf(first)) % interval === 0 &&
      inMonth(day) &&
      (byDay.length === 0 ? day.weekday === first.weekday : onWeekday(day))
  const onItsDay = (day: Day) =>
    byDay.length === 0 && byMonthDay.length === 0 ? day.day === first.day : onMonthDay(day) && onWeekday(day)
  if (freq === 'MONTHLY')
    return day =>
      ((day.year - first.year) * 12 + day.month - first.month) % interval === 0 &&
      inMonth(day) &&
      onItsDay(day)
  // Without a month, „the first Monday“ means the first Monday of the year, which no collection has.
  if (freq === 'YEARLY' && (byMonth.length > 0 || (byDay.length === 0 && byMonthDay.length === 0)))
    return day =>
      (day.year - first.year) % interval === 0 &&
      (byMonth.length > 0 ? inMonth(day) : day.month === first.month) &&
      onItsDay(day)
  return undefined
}

const lengthOf = ({ year, month }: Day): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

const isNth = (day: Day, nth: number): boolean =>
  nth === 0 ||
  (nth > 0 ? Math.ceil(day.day / 7) === nth : Math.ceil((lengthOf(day) - day.day + 1) / 7) === -nth)

function byDayOf(text: string | undefined): ByDay[] | undefined {
  const days = (text ?? '').split(',').filter(Boolean)
  const found = days.flatMap(one => {
    const [, nth = '0', name = ''] = /^([+-]?[1-5])?(MO|TU|WE|TH|FR|SA|SU)$/.exec(one.trim()) ?? []
    return name === '' ? [] : [{ weekday: WEEKDAYS.findIndex(weekday => weekday === name), nth: Number(nth) }]
  })
  return found.length === days.length ? found : undefined
}

function numbersOf(text: string | undefined, most: number): number[] | undefined {
  const numbers = (text ?? '').split(',').filter(Boolean).map(Number)
  return numbers.every(one => Number.isInteger(one) && one !== 0 && Math.abs(one) <= most)
    ? numbers
    : undefined
}

/** Returns how many days `day` is after `other`. */
export const daysBehind = (day: string, other: string): number => numberOf(day) - numberOf(other)
