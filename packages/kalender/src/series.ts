import type { Regel, Serie, Wochentag } from '@rathausplatz/contract'
import { berlinMoment, daysUntil, plusDays, wallTime, weekdayOf } from '@rathausplatz/time'

/** The maximum number of dates that a rule gives; further dates do not exist. */
export const MOST_DATES = 500

/** The maximum time that a rule looks ahead, in years. */
const FURTHEST_YEARS = 10

/** The time data of an event, as its organiser states them. Moments are ISO 8601 with offset. */
export type Dated = {
  readonly datum_von: string
  readonly datum_bis?: string | undefined
  readonly serie?: Serie | undefined
  /** The whole event is cancelled. */
  readonly entfaellt?: boolean | undefined
  readonly grund?: string | undefined
}

/** One date of an event. `termin` is the day on which it begins: `2026-12-02`. */
export type Termin = {
  readonly termin: string
  readonly datum_von: string
  readonly datum_bis?: string
  readonly entfaellt: boolean
  readonly grund: string
}

/** Returns every date of an event in order; one date if the event has no series. */
export function termineOf(event: Dated): Termin[] {
  if (!event.serie) return [single(event)]
  return [...datesOf(event, event.serie).values()]
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    .map(date => terminAt(event, date))
}

/** Returns the event date of a series on a day, also a cancelled one. */
export function terminOn(event: Dated, day: string): Termin | undefined {
  const date = event.serie && datesOf(event, event.serie).get(day)
  return date && terminAt(event, date)
}

/** Returns the indexes of the cancellations that match no date of the series: typing errors. */
export function strayCancellations({ serie, ...event }: Dated): number[] {
  if (!serie) return []
  const dates = datesOf(event, serie)
  return serie.ausfalltermine.flatMap(({ tag }, index) => (dates.has(tag) ? [] : [index]))
}

/** Returns true if the rule would give more dates than a series can have. */
export function isEndless(event: Dated): boolean {
  if (!event.serie?.regel) return false
  const { anzahl: _, ...serie } = event.serie
  const days = ruleDays(wallTime(event.datum_von).day, {
    ...serie,
    anzahl: event.serie.anzahl ?? MOST_DATES + 1,
  })
  let count = 0
  for (const _day of days) count++
  return count > MOST_DATES
}

type SeriesDate = { day: string; time: string; entfaellt: boolean; grund: string }

function datesOf(event: Dated, serie: Serie): Map<string, SeriesDate> {
  const { day: first, time } = wallTime(event.datum_von)
  const dates = new Map<string, SeriesDate>()
  const add = (day: string, time: string) => dates.set(day, { day, time, entfaellt: false, grund: '' })
  if (serie.regel) {
    const anzahl = Math.min(serie.anzahl ?? MOST_DATES, MOST_DATES)
    for (const day of ruleDays(first, { ...serie, anzahl })) add(day, time)
  } else add(first, time)
  for (const { tag, beginn } of serie.zusatztermine) add(tag, beginn ? `${beginn}:00` : time)
  for (const { tag, grund } of serie.ausfalltermine) {
    const date = dates.get(tag)
    if (date) dates.set(tag, { ...date, entfaellt: true, grund })
  }
  return dates
}

/**
 * Returns an event date in full. It lasts as long as the first one, measured on the clocks in town, also over
 * a change of clocks.
 */
function terminAt(event: Dated, { day, time, entfaellt, grund }: SeriesDate): Termin {
  const datum_von = berlinMoment({ day, time })
  const termin = {
    termin: day,
    datum_von,
    entfaellt: entfaellt || event.entfaellt === true,
    grund: grund || event.grund || '',
  }
  if (event.datum_bis === undefined) return termin
  const [first, until] = [wallTime(event.datum_von), wallTime(event.datum_bis)]
  const length = daysUntil(first.day, until.day) * 86_400 + seconds(until.time) - seconds(first.time)
  const last = seconds(time) + length
  const end = {
    day: plusDays(day, Math.floor(last / 86_400)),
    time: timeOfDay(((last % 86_400) + 86_400) % 86_400),
  }
  return { ...termin, datum_bis: berlinMoment(end, 'end') }
}

function single({ datum_von, datum_bis, entfaellt = false, grund = '' }: Dated): Termin {
  const { day } = wallTime(datum_von)
  return { termin: day, datum_von, ...(datum_bis === undefined ? {} : { datum_bis }), entfaellt, grund }
}

/** The days of a rule from the first day to its end. */
function* ruleDays(first: string, { regel, bis, anzahl = MOST_DATES }: Serie): Generator<string> {
  if (!regel) return
  const horizon = plusDays(first, FURTHEST_YEARS * 366)
  const last = bis !== undefined && bis < horizon ? bis : horizon
  let count = 0
  for (const day of daysBy(regel, first, last)) {
    if (day < first) continue
    if (day > last || count === anzahl) return
    count++
    yield day
  }
}

/** The days of a rule in order; some may lie before `first` or after `last`. */
function* daysBy(regel: Regel, first: string, last: string): Generator<string> {
  if (regel.art === 'WOECHENTLICH') {
    const places = [...new Set(regel.wochentage)].map(placeInWeek).toSorted((a, b) => a - b)
    const monday = plusDays(first, -weekdayOf(first))
    for (let week = monday; week <= last; week = plusDays(week, 7 * regel.abstand)) {
      for (const place of places) yield plusDays(week, place)
    }
    return
  }
  const [year = 0, month = 0] = first.split('-').map(Number)
  for (let ahead = 0; ; ahead += regel.abstand) {
    const firstOfMonth = isoDay(year, month - 1 + ahead, 1)
    if (firstOfMonth > last) return
    const day =
      regel.art === 'MONATLICH_AM_TAG'
        ? plusDays(firstOfMonth, regel.tag - 1)
        : weekdayInMonth(firstOfMonth, regel.wochentag, regel.woche)
    if (day.slice(0, 7) === firstOfMonth.slice(0, 7)) yield day
  }
}

/** Returns the day of a weekday in a month; for a fifth Tuesday it may lie in the next month. */
function weekdayInMonth(firstOfMonth: string, wochentag: Wochentag, woche: number): string {
  const place = placeInWeek(wochentag)
  if (woche === -1) {
    const [year = 0, month = 0] = firstOfMonth.split('-').map(Number)
    const lastOfMonth = isoDay(year, month, 0)
    return plusDays(lastOfMonth, -((weekdayOf(lastOfMonth) - place + 7) % 7))
  }
  return plusDays(firstOfMonth, ((place - weekdayOf(firstOfMonth) + 7) % 7) + (woche - 1) * 7)
}

/** 0 is Monday. */
const placeInWeek = (wochentag: Wochentag): number => WEEK.indexOf(wochentag)

const WEEK: readonly Wochentag[] = [
  'MONTAG',
  'DIENSTAG',
  'MITTWOCH',
  'DONNERSTAG',
  'FREITAG',
  'SAMSTAG',
  'SONNTAG',
]

const isoDay = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)

function seconds(time: string): number {
  const [hours = 0, minutes = 0, rest = 0] = time.split(':').map(Number)
  return hours * 3_600 + minutes * 60 + rest
}

const timeOfDay = (rest: number): string => new Date(rest * 1_000).toISOString().slice(11, 19)
