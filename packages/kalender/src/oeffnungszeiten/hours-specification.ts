import type { Oeffnungszeit, RegulaereZeit } from '@rathausplatz/contract'
import { berlinDay, clockTime, DAY_MS, isMidnight, momentOf, plusDays } from '@rathausplatz/time'
import type { Holidays } from '../holidays.ts'
import { weekdaysOf } from './day-types.ts'
import { type Deviation, deviationsIn, onHolidays, openSpans } from './open-spans.ts'
import { isOver } from './validity.ts'

/** Opening hours in the terms of schema.org, ready for JSON-LD. */
export type HoursSpecification = {
  '@type': 'OpeningHoursSpecification'
  dayOfWeek?: string[]
  opens: string
  closes: string
  validFrom?: string
  validThrough?: string
}

export type HoursForSearchEngines = {
  openingHoursSpecification: HoursSpecification[]
  specialOpeningHoursSpecification: HoursSpecification[]
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/**
 * The longest deviation, in days, that is listed day by day; a longer one becomes one range with weekly
 * hours.
 */
const DAY_BY_DAY = 14

/**
 * Returns the opening hours of an office for search engines: the week, and the deviations of the next year.
 * Uses the general hours, or else the service hours. A closed day opens and closes at 00:00; the end of a day
 * is 23:59.
 */
export function hoursSpecification(
  hours: readonly Oeffnungszeit[],
  now: Date,
  holidays: Holidays,
): HoursForSearchEngines {
  const general = hours.filter(({ typ }) => typ === 'ALLGEMEINE_OEFFNUNGSZEIT')
  const told = general.length > 0 ? general : hours.filter(({ typ }) => typ === 'SERVICEZEIT')
  const range = { from: now.getTime(), to: now.getTime() + 365 * DAY_MS }
  return {
    openingHoursSpecification: eachOnce(told.flatMap(one => weeklyInPeriods(one, now))),
    specialOpeningHoursSpecification: eachOnce([
      ...longDeviations(told, range),
      ...singleDays(told, range, holidays),
    ]),
  }
}

/** Returns the week once for each period that is not over. */
function weeklyInPeriods({ regulaereZeiten, gueltigkeiten = [] }: Oeffnungszeit, now: Date) {
  const week = regulaereZeiten.map(weekly)
  if (gueltigkeiten.length === 0) return week
  const periods = gueltigkeiten.filter(one => !isOver({ gueltigkeiten: [one] }, berlinDay(now)))
  return periods.flatMap(({ beginn, ende }) => {
    const valid = {
      ...(beginn === undefined ? {} : { validFrom: beginn }),
      ...(ende === undefined ? {} : { validThrough: ende }),
    }
    return week.map(one => Object.assign({}, one, valid))
  })
}

/** Several lists of hours of one house may say the same, such as its winter break. */
const eachOnce = (all: readonly HoursSpecification[]): HoursSpecification[] => [
  ...new Map(all.map(one => [JSON.stringify(one), one])).values(),
]

const weekly = ({ tagestyp, beginn, ende }: RegulaereZeit): HoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: weekdaysOf(tagestyp).map(day => DAYS[day] as string),
  opens: beginn,
  closes: lastMinute(ende),
})

const lastMinute = (time: string) => (time === '24:00' ? '23:59' : time)

type Range = { from: number; to: number }

const isLong = ({ from, to }: Range) => to - from > DAY_BY_DAY * DAY_MS

/** Returns long deviations as ranges, not cut to the year: a winter break keeps its begin and its end. */
function longDeviations(hours: readonly Oeffnungszeit[], range: Range): HoursSpecification[] {
  const found = hours.flatMap(one => all(one, range)).filter(isLong)
  return found.flatMap(({ from, to, zeiten }) => {
    const valid = { validFrom: berlinDay(new Date(from)), validThrough: berlinDay(new Date(to - 1)) }
    return zeiten.length === 0
      ? [{ ...closed, ...valid }]
      : zeiten.map(time => ({ ...weekly(time), ...valid }))
  })
}

const closed = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' } as const

const all = (hours: Oeffnungszeit, range: Range): Deviation[] =>
  deviationsIn(hours, { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }).filter(
    ({ from, to }) => from < range.to && to > range.from,
  )

/** Returns holidays and the days of short deviations, each with its hours. */
function singleDays(hours: readonly Oeffnungszeit[], range: Range, holidays: Holidays): HoursSpecification[] {
  const days = new Set<string>()
  for (const one of hours) {
    for (const { from, to } of all(one, range).filter(deviation => !isLong(deviation))) {
      for (let day = berlinDay(new Date(from)); day <= berlinDay(new Date(to - 1)); day = plusDays(day, 1))
        days.add(day)
    }
    if (onHolidays(one) !== 'WIE_IMMER') for (const day of holidaysIn(range, holidays)) days.add(day)
  }
  const long = hours.flatMap(one => all(one, range).filter(isLong))
  return [...days]
    .toSorted()
    .filter(day => !long.some(({ from, to }) => from <= startOf(day) && startOf(plusDays(day, 1)) <= to))
    .flatMap(day => onDay(hours, day, holidays))
}

const holidaysIn = ({ from, to }: Range, holidays: Holidays): string[] =>
  holidays.between(berlinDay(new Date(from)), berlinDay(new Date(to))).map(([day]) => day)

const startOf = (day: string) => momentOf(day, 0, 'begin')

function onDay(hours: readonly Oeffnungszeit[], day: string, holidays: Holidays): HoursSpecification[] {
  const spans = openSpans(hours, { from: startOf(day), to: startOf(plusDays(day, 1)) }, holidays)
  if (spans.length === 0) return [{ ...closed, validFrom: day, validThrough: day }]
  return spans.map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    opens: clockTime(from),
    closes: isMidnight(to) ? '23:59' : clockTime(to),
    validFrom: day,
    validThrough: day,
  }))
}
