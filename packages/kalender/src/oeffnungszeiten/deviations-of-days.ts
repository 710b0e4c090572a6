import type { AbweichendeZeit, RegulaereZeit } from '@rathausplatz/contract'
import { plusDays, startOfDay, weekdayOf, withTownOffset } from '@rathausplatz/time'
import type { Holidays } from '../holidays.ts'

/** Days from the first to the last, both included. */
export type Days = { readonly von: string; readonly bis: string }

type Times = readonly Pick<RegulaereZeit, 'beginn' | 'ende'>[]

const SINGLE = ['MONTAG', 'DIENSTAG', 'MITTWOCH', 'DONNERSTAG', 'FREITAG', 'SAMSTAG', 'SONNTAG'] as const
const SATURDAY = 5

/**
 * Returns the deviations for some days: one closing, or the same hours on each working day. Days with hours
 * are joined while they follow each other; weekends and holidays count only if there is no other day.
 */
export function deviationsOfDays(
  { von, bis }: Days,
  zeiten: Times,
  zusatz: string,
  holidays: Holidays,
): AbweichendeZeit[] {
  const deviation = (days: readonly string[]): AbweichendeZeit => ({
    beginn: withTownOffset(startOfDay(days[0] as string)),
    ende: withTownOffset(startOfDay(plusDays(days.at(-1) as string, 1))),
    zusatz,
    zeiten: dayTypesOf(days).flatMap(tagestyp => zeiten.map(time => ({ tagestyp, ...time }))),
  })
  if (zeiten.length === 0) return [deviation([von, bis])]
  const all = daysFrom(von, bis)
  const working = all.filter(isWorking(holidays))
  return runsOf(working.length > 0 ? working : all).map(deviation)
}

const isWorking =
  (holidays: Holidays) =>
  (day: string): boolean =>
    weekdayOf(day) < SATURDAY && holidays.on(day) === undefined

/** Returns the days of a period without any working day: its hours hold on these days all the same. */
export function daysOffIn({ von, bis }: Days, holidays: Holidays): string[] {
  const all = daysFrom(von, bis)
  return all.some(isWorking(holidays)) ? [] : all
}

function daysFrom(von: string, bis: string): string[] {
  const days: string[] = []
  for (let day = von; day <= bis; day = plusDays(day, 1)) days.push(day)
  return days
}

/** Returns runs of days that follow each other, at most a week long. */
function runsOf(days: readonly string[]): string[][] {
  const runs: string[][] = []
  for (const day of days) {
    const last = runs.at(-1)
    if (last && last.length < 7 && plusDays(last.at(-1) as string, 1) === day) last.push(day)
    else runs.push([day])
  }
  return runs
}

function dayTypesOf(days: readonly string[]): string[] {
  const weekdays = [...new Set(days.map(weekdayOf))].toSorted((one, other) => one - other)
  const isWeek = weekdays.length === SATURDAY && weekdays.every(day => day < SATURDAY)
  return isWeek ? ['ARBEITSTAG_MO_FR'] : weekdays.map(day => SINGLE[day] as string)
}
