import type { Oeffnungszeit } from '@rathausplatz/contract'
import { berlinDay, momentOf, plusDays } from '@rathausplatz/time'
import type { Holidays } from '../holidays.ts'

type Hours = readonly Oeffnungszeit[]

/**
 * Caches the result of `reckon` per list of hours until midnight in town, or until the first moment that
 * `changes` returns. Caches results for frozen hours only: other hours may have changed since.
 */
export function held<T>(
  reckon: (hours: Hours, now: Date, holidays: Holidays) => T,
  changes: (hours: Hours, now: Date, value: T) => readonly number[],
): (hours: Hours, now: Date, holidays: Holidays) => T {
  const known = new WeakMap<Hours, { from: number; until: number; value: T; holidays: Holidays }>()
  return (hours, now, holidays) => {
    if (!Object.isFrozen(hours)) return reckon(hours, now, holidays)
    const at = now.getTime()
    const last = known.get(hours)
    if (last?.holidays === holidays && last.from <= at && at < last.until) return last.value
    const value = reckon(hours, now, holidays)
    const midnight = momentOf(plusDays(berlinDay(now), 1), 0, 'begin')
    const until = Math.min(midnight, ...changes(hours, now, value).filter(moment => moment > at))
    known.set(hours, { from: at, until, value, holidays })
    return value
  }
}

/** Returns the begins and ends of all deviations, in milliseconds. */
export const edgesOf = (hours: Hours): { begins: number[]; ends: number[] } => {
  const deviations = hours.flatMap(({ abweichendeZeiten }) => abweichendeZeiten)
  return {
    begins: deviations.map(({ beginn }) => Date.parse(beginn)),
    ends: deviations.map(({ ende }) => Date.parse(ende)),
  }
}
