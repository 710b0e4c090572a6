import type { AbweichendeZeit, Oeffnungszeit, RegulaereZeit } from '@rathausplatz/contract'
import { berlinDay, DAY_MINUTES, minutesOf, momentOf, plusDays, weekdayOf } from '@rathausplatz/time'
import type { Holidays } from '../holidays.ts'
import { weekdaysOf } from './day-types.ts'
import { holdsOn, nextBegin } from './validity.ts'

/** A range of time in milliseconds, `to` not included. */
export type Span = { from: number; to: number }

const SUNDAY = 6

/**
 * Returns the open spans between two moments, in order and without touching each other. Deviations override
 * holidays, holidays override regular hours. Of overlapping deviations, the shorter one holds; of equally
 * long ones, the later one in the list.
 */
export function openSpans(hours: readonly Oeffnungszeit[], { from, to }: Span, holidays: Holidays): Span[] {
  return merged(hours.flatMap(one => spansOf(one, { from, to }, holidays)))
}

function spansOf(hours: Oeffnungszeit, range: Span, holidays: Holidays): Span[] {
  const regular = spansOfDays(range, day => timesOn(hours, day, holidays))
  return deviationsIn(hours, range).reduce((open, { from, to, zeiten }) => {
    const times =
      zeiten.length === 0 ? [] : spansOfDays({ from, to }, day => onWeekday(zeiten, weekdayOf(day)))
    return [...open.flatMap(span => without(span, { from, to })), ...clipped(times, { from, to })]
  }, regular)
}

/**
 * Returns the hours of a day, without deviations: none outside of their periods. On a public holiday, the rule
 * for holidays applies.
 */
export function timesOn(hours: Oeffnungszeit, day: string, holidays: Holidays): RegulaereZeit[] {
  if (!holdsOn(hours, day)) return []
  const { regulaereZeiten } = hours
  const rule = holidays.on(day) === undefined ? 'WIE_IMMER' : onHolidays(hours)
  if (rule === 'WIE_IMMER') return onWeekday(regulaereZeiten, weekdayOf(day))
  return rule === 'WIE_SONNTAG' ? onWeekday(regulaereZeiten, SUNDAY) : []
}

/**
 * Returns the rule for public holidays. Round-the-clock hours also hold on holidays, whatever `anFeiertagen`
 * says.
 */
export const onHolidays = (
  hours: Pick<Oeffnungszeit, 'regulaereZeiten' | 'anFeiertagen'>,
): Oeffnungszeit['anFeiertagen'] => (isRoundTheClock(hours) ? 'WIE_IMMER' : hours.anFeiertagen)

/** Returns true if the regular hours cover every minute of the week. */
export function isRoundTheClock({ regulaereZeiten }: Pick<Oeffnungszeit, 'regulaereZeiten'>): boolean {
  const week = 7 * DAY_MINUTES
  const minutes = regulaereZeiten.flatMap(({ tagestyp, beginn, ende }) =>
    weekdaysOf(tagestyp).flatMap(day => {
      const from = day * DAY_MINUTES + minutesOf(beginn)
      const length = minutesOf(ende) - minutesOf(beginn)
      const to = from + (length < 0 ? length + DAY_MINUTES : length)
      // The part of Sunday night after midnight belongs to the Monday at the start of the week.
      return to > week
        ? [
            { from, to: week },
            { from: 0, to: to - week },
          ]
        : [{ from, to }]
    }),
  )
  const [only, more] = merged(minutes)
  return more === undefined && only?.from === 0 && only.to === week
}

const onWeekday = (times: readonly RegulaereZeit[], weekday: number) =>
  times.filter(({ tagestyp }) => weekdaysOf(tagestyp).includes(weekday))

export type Deviation = Span & Pick<AbweichendeZeit, 'zusatz' | 'zeiten'>

/**
 * Returns the deviations that touch a range, cut to the range, longest first: of overlapping deviations, the
 * last one in the result holds.
 */
export function deviationsIn({ abweichendeZeiten }: Oeffnungszeit, range: Span): Deviation[] {
  return abweichendeZeiten
    .map(({ beginn, ende, zusatz, zeiten }) => {
      const whole = { from: Date.parse(beginn), to: Date.parse(ende) }
      const { from, to } = cut(whole, range)
      return { from, to, zusatz, zeiten, length: whole.to - whole.from }
    })
    .filter(({ from, to }) => from < to)
    .toSorted((one, other) => other.length - one.length)
}

const ALWAYS: Span = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }

/**
 * If a closing holds at `moment`, or no regular hours hold then, returns the moment until which the office
 * certainly stays closed; otherwise `moment` itself.
 */
export function closedUntil(hours: Oeffnungszeit, moment: number): number {
  const deviations = deviationsIn(hours, ALWAYS)
  const next = Math.min(...deviations.flatMap(({ from }) => (from > moment ? [from] : [])))
  const holding = deviations.findLast(({ from, to }) => from <= moment && moment < to)
  if (holding) return holding.zeiten.length === 0 ? Math.min(holding.to, next) : moment
  if (hours.regulaereZeiten.length === 0) return next
  return holdsOn(hours, berlinDay(new Date(moment))) ? moment : Math.min(next, nextBegin(hours, moment))
}

/** Returns the spans of each day of a range, and those of the day before it, which may end after midnight. */
function spansOfDays({ from, to }: Span, timesOf: (day: string) => readonly RegulaereZeit[]): Span[] {
  const spans: Span[] = []
  const last = berlinDay(new Date(to))
  for (let day = plusDays(berlinDay(new Date(from)), -1); day <= last; day = plusDays(day, 1)) {
    for (const time of timesOf(day)) spans.push(spanOn(day, time))
  }
  return clipped(spans, { from, to })
}

function spanOn(day: string, { beginn, ende }: RegulaereZeit): Span {
  const [begin, end] = [minutesOf(beginn), minutesOf(ende)]
  return {
    from: momentOf(day, begin, 'begin'),
    to: momentOf(day, end < begin ? end + DAY_MINUTES : end, 'end'),
  }
}

const cut = (span: Span, by: Span): Span => ({
  from: Math.max(span.from, by.from),
  to: Math.min(span.to, by.to),
})

const clipped = (spans: readonly Span[], by: Span): Span[] =>
  spans.map(span => cut(span, by)).filter(({ from, to }) => from < to)

/** Returns the parts of a span that are outside another span. */
const without = (span: Span, hole: Span): Span[] =>
  [
    { from: span.from, to: Math.min(span.to, hole.from) },
    { from: Math.max(span.from, hole.to), to: span.to },
  ].filter(({ from, to }) => from < to)

/** Returns the same spans in order, with overlapping and touching ones joined. */
export function merged(spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else joined.push({ ...span })
  }
  return joined
}
