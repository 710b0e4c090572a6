import { tagestypLabels, wochentagLabels } from '@rathausplatz/contract/labels'
import { dayLabel } from '@rathausplatz/kalender'
import { minutesOf, plusDays, typedTime, weekdayOf } from '@rathausplatz/time'
import { insertedAt } from '../list-changes.ts'
import { groupOf, listOf, textOf } from '../values.ts'

/** Times of a week as rows of days; each time keeps its index in the data. */

export type Span = { readonly index: number; readonly beginn: string; readonly ende: string }
export type Row = { readonly tag: string; readonly label: string; readonly spans: readonly Span[] }

const WORKDAYS = 'ARBEITSTAG_MO_FR'
const WEEK = Object.keys(wochentagLabels)
const ORDER = [WORKDAYS, ...WEEK]
const labels: Readonly<Record<string, string>> = tagestypLabels

/** Returns the rows of all days or of the given ones, and of any other day in the data. */
export function rowsOf(value: unknown, days: readonly string[] = ORDER): readonly Row[] {
  const spans = listOf(value).map((time, index) => {
    const { tagestyp, beginn, ende } = groupOf(time)
    return { tag: textOf(tagestyp), index, beginn: textOf(beginn), ende: textOf(ende) }
  })
  const others = spans.map(({ tag }) => tag).filter(tag => !days.includes(tag))
  return [...days, ...new Set(others)].map(tag => ({
    tag,
    label: labels[tag] ?? dayLabel(tag),
    spans: spans.filter(span => span.tag === tag),
  }))
}

/**
 * Returns the weekdays of a period; all rows of the week if the period is empty or has seven days or more.
 */
export function daysIn(first: string, last: string): readonly string[] {
  const days: string[] = []
  for (let day = first; day <= last && days.length < 7; day = plusDays(day, 1))
    days.push(WEEK[weekdayOf(day)] ?? '')
  return days.length === 7 || days.length === 0
    ? ORDER
    : days.toSorted((one, other) => WEEK.indexOf(one) - WEEK.indexOf(other))
}

type Time = { readonly tagestyp: string; readonly beginn: string; readonly ende: string }

/** Adds an empty time to a day, after the other times of this day. */
export function withTime(value: unknown, tag: string): { times: unknown[]; index: number } {
  const times = listOf(value)
  const place = (time: unknown) => ORDER.indexOf(textOf(groupOf(time)['tagestyp']))
  const after = times.findIndex(time => place(time) > ORDER.indexOf(tag))
  const index = after < 0 ? times.length : after
  const time: Time = { tagestyp: tag, beginn: '', ende: '' }
  return { times: insertedAt<unknown>(times, index, time), index }
}

/** Replaces the times of a day by those of another day. */
export function sameAs(value: unknown, tag: string, model: string): unknown[] {
  const others = listOf(value).filter(time => textOf(groupOf(time)['tagestyp']) !== tag)
  const copies = listOf(value).filter(time => textOf(groupOf(time)['tagestyp']) === model)
  const order = (time: unknown) => ORDER.indexOf(textOf(groupOf(time)['tagestyp']))
  return [...others, ...copies.map(time => Object.assign({}, time, { tagestyp: tag }))].toSorted(
    (one, other) => order(one) - order(other),
  )
}

/** Returns the last open day before `tag` in the week. */
export function modelFor(rows: readonly Row[], tag: string): Row | undefined {
  const before = rows.slice(
    0,
    rows.findIndex(row => row.tag === tag),
  )
  return before.findLast(({ spans, tag }) => spans.length > 0 && tag !== WORKDAYS)
}

export const isWorkday = (tag: string): boolean => WEEK.indexOf(tag) >= 0 && WEEK.indexOf(tag) < 5
export const isAllWorkdays = (tag: string): boolean => tag === WORKDAYS

/** Returns a note if the time ends on the next day. */
export function overnight({ beginn, ende }: Pick<Span, 'beginn' | 'ende'>): string {
  const [from, to] = [typedTime(beginn), typedTime(ende)]
  if (from === undefined || to === undefined) return ''
  return minutesOf(to) < minutesOf(from) ? 'am nächsten Tag' : ''
}
