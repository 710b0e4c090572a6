import type { Oeffnungszeit } from '@rathausplatz/contract'
import { clockTime, germanDay, momentOf, plusDays, startOfDay, weekdayOf } from '@rathausplatz/time'
import type { Holidays } from '../holidays.ts'
import type { Days } from './deviations-of-days.ts'
import { spanInWords } from './hours-lines.ts'
import { openSpans } from './open-spans.ts'

/** `Do, 24.12.2026`: the hours that held so far, and then. */
type HoursOfDays = { readonly tage: string; readonly sonst: string; readonly dann: string }

/**
 * Compares the hours of some days, with their deviations, before and after a change, in words; days that follow
 * each other and say the same share a line.
 */
export function hoursByDay(
  before: readonly Oeffnungszeit[],
  after: readonly Oeffnungszeit[],
  { von, bis }: Days,
  holidays: Holidays,
): HoursOfDays[] {
  const lines: { first: string; last: string; sonst: string; dann: string }[] = []
  for (let day = von; day <= bis; day = plusDays(day, 1)) {
    const [sonst, dann] = [wordsOf(before, day, holidays), wordsOf(after, day, holidays)]
    const last = lines.at(-1)
    if (last && last.sonst === sonst && last.dann === dann) last.last = day
    else lines.push({ first: day, last: day, sonst, dann })
  }
  return lines.map(({ first, last, sonst, dann }) => ({
    tage: first === last ? inShort(first) : `${inShort(first)} bis ${inShort(last)}`,
    sonst,
    dann,
  }))
}

/** `08:30–12:00 Uhr und 15:00–17:30 Uhr`, `geschlossen`. */
function wordsOf(hours: readonly Oeffnungszeit[], day: string, holidays: Holidays): string {
  const range = { from: momentOf(day, 0, 'begin'), to: Date.parse(startOfDay(plusDays(day, 1))) }
  const spans = openSpans(hours, range, holidays)
  if (spans.length > 0)
    return spans
      .map(({ from, to }) =>
        spanInWords(clockTime(new Date(from)), to === range.to ? '24:00' : clockTime(new Date(to))),
      )
      .join(' und ')
  const holiday = holidays.on(day)
  return holiday === undefined ? 'geschlossen' : `geschlossen (${holiday})`
}

const WEEKDAYS = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const

const inShort = (day: string): string => `${WEEKDAYS[weekdayOf(day)]}, ${germanDay(day)}`
