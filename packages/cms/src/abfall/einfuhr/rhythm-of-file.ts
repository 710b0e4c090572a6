import type { Abfallregel } from '@rathausplatz/contract'
import { daysUntil, plusDays, weekdayOf } from '@rathausplatz/time'

/** Dates of a file around one of them; holidays move some of these, but not most. */
const AROUND = 9
/** A weekday is usual if so many of few, or of `AROUND`, dates are on it. Two dates are no rhythm. */
const OFTEN = { few: 3, many: 4, fewAre: 5 } as const

/** A date of a file, with its original day where the file names it. */
type Dated = { readonly datum: string; readonly urspruenglich: string }

/** The day that a plan means. */
const meantDay = ({ datum, urspruenglich }: Dated): string => urspruenglich || datum

/**
 * Returns a function that says whether a day is one of the usual days of a file, judged by the weekdays of the
 * dates next to it: on a usual day nothing was moved, whatever an older plan said.
 */
export function usualDaysOf(wanted: readonly Dated[]): (day: string) => boolean {
  const days = [...new Set(wanted.map(meantDay))].toSorted()
  const placeOf = new Map(days.map((day, at) => [day, at]))
  return day => {
    const at = placeOf.get(day)
    if (at === undefined) return false
    const from = Math.max(0, Math.min(at - Math.floor(AROUND / 2), days.length - AROUND))
    const around = days.slice(from, from + AROUND)
    const same = around.filter(one => weekdayOf(one) === weekdayOf(day)).length
    return same >= (around.length > OFTEN.fewAre ? OFTEN.many : OFTEN.few)
  }
}

/** The most days between a regular day and the day to which its date was moved. */
export const NEAR_DAYS = 6

/**
 * Returns a function that gives the regular day of a date of a file: the day on which it would be if it were as far
 * from the usual dates around it as they are from each other. Returns undefined if these have no equal distance.
 */
export function regularDaysOf(wanted: readonly Dated[]): (day: string) => string | undefined {
  const days = [...new Set(wanted.map(meantDay))].toSorted()
  const isUsual = usualDaysOf(wanted)
  const placeOf = new Map(days.map((day, at) => [day, at]))
  const usual = days.map(isUsual)
  /** For each day the place of the last usual one before it, and of the next one after it; -1 if there is none. */
  const [lasts, nexts] = [usual.map(() => -1), usual.map(() => -1)]
  for (let at = 1; at < days.length; at++) lasts[at] = usual[at - 1] ? at - 1 : (lasts[at - 1] ?? -1)
  for (let at = days.length - 2; at >= 0; at--) nexts[at] = usual[at + 1] ? at + 1 : (nexts[at + 1] ?? -1)
  const weeksBetween = (from: number, to: number): number | undefined => {
    const weeks = daysUntil(days[from] ?? '', days[to] ?? '') / (to - from) / 7
    return Number.isInteger(weeks) ? weeks : undefined
  }
  return day => {
    const at = placeOf.get(day) ?? -1
    if (usual[at]) return day
    const [before, after] = [lasts[at] ?? -1, nexts[at] ?? -1]
    if (at < 0 || (before < 0 && after < 0)) return undefined
    const isEnd = before < 0 || after < 0
    const known = before < 0 ? after : before
    // At the end of a file, the next two usual dates say the distance.
    const other = before < 0 ? after + 1 : isEnd ? before - 1 : after
    if (isEnd && !usual[other]) return undefined
    const weeks = weeksBetween(Math.min(known, other), Math.max(known, other))
    if (weeks === undefined) return undefined
    const regular = plusDays(days[known] ?? '', weeks * 7 * (at - known))
    return Math.abs(daysUntil(regular, day)) <= NEAR_DAYS ? regular : undefined
  }
}

const mostFrequent = (numbers: readonly number[]): number | undefined =>
  [...Map.groupBy(numbers, one => one)].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0]

/** Returns the rule that most dates of a file follow; without holidays, and none if there is no such rule. */
export function ruleOfFile(wanted: readonly Dated[]): Abfallregel | undefined {
  const isUsual = usualDaysOf(wanted)
  const days = [...new Set(wanted.map(meantDay))].filter(isUsual).toSorted()
  const [ab] = days
  const wochentag = mostFrequent(days.map(weekdayOf))
  const gaps = days.slice(1).map((day, at) => Math.round(daysUntil(days[at] ?? day, day) / 7))
  const alle_wochen = mostFrequent(gaps)
  if (ab === undefined || wochentag === undefined || !alle_wochen || alle_wochen > 12) return undefined
  return {
    art: 'wochen',
    wochentag,
    alle_wochen,
    ab,
    saisons: [],
    verschiebung: 'nachholen',
    vor_festen: false,
  }
}
