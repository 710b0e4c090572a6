import type { Oeffnungszeit } from '@rathausplatz/contract'
import type { Holidays } from '@rathausplatz/kalender'
import { berlinDay, daysUntil, type Month, monthOf, monthsLater } from '@rathausplatz/time'
import { groupOf, listOf } from '../values.ts'
import { firstDay, lastDay } from './stretch.ts'

/** Months shown at once. */
const MONTHS = 12

/** A mark on the strip of a year: its start and its length in days. */
export type Mark = {
  readonly is: 'geschlossen' | 'anders' | 'feiertag'
  readonly from: number
  readonly days: number
}

export type Year = {
  readonly days: number
  readonly months: readonly { readonly month: Month; readonly from: number; readonly days: number }[]
  readonly marks: readonly Mark[]
  /** Number of days from the start of the strip to today. */
  readonly today: number
}

/** Returns the twelve months from this one on, with the deviating days. */
export function yearOf(
  deviations: unknown,
  onHolidays: Oeffnungszeit['anFeiertagen'],
  holidays: Holidays,
  now = new Date(),
): Year {
  const today = berlinDay(now)
  const first = `${monthOf(today)}-01`
  const after = `${monthsLater(monthOf(today), MONTHS)}-01`
  const at = (day: string) => daysUntil(first, day)
  const days = at(after)
  const months = Array.from({ length: MONTHS }, (_, later) => {
    const month = monthsLater(monthOf(today), later)
    const from = at(`${month}-01`)
    return { month, from, days: at(`${monthsLater(month, 1)}-01`) - from }
  })
  const cut = (is: Mark['is'], begin: string, end: string): Mark[] => {
    const from = Math.max(at(begin), 0)
    const until = Math.min(at(end) + 1, days)
    return from < until ? [{ is, from, days: until - from }] : []
  }
  const own = listOf(deviations).flatMap(one => {
    const [begin, end] = [firstDay(one), lastDay(one)]
    if (begin === '' || end === '') return []
    return cut(listOf(groupOf(one)['zeiten']).length === 0 ? 'geschlossen' : 'anders', begin, end)
  })
  const year = Number(today.slice(0, 4))
  const free =
    onHolidays === 'WIE_IMMER'
      ? []
      : [holidays.inYear(year), holidays.inYear(year + 1)].flatMap(days =>
          Array.from(days.keys(), day => cut('feiertag', day, day)).flat(),
        )
  return { days, months, marks: [...free, ...own], today: at(today) }
}
