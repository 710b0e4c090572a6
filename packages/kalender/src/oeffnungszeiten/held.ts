import type { Oeffnungszeit } from '@rathausplatz/contract'
import { berlinDay, momentOf, plusDays } from '@rathausplatz/time'

type Hours = readonly Oeffnungszeit[]

/**
 * The same reckoning, done once for as long as what it says of hours holds: until the day in town is over, and until the
 * first of the moments that `changes` names. Only for frozen hours: of others nobody knows whether they are still the same.
 */
export function held<T>(
  reckon: (hours: Hours, now: Date) => T,
  changes: (hours: Hours, now: Date, value: T) => readonly number[],
): (hours: Hours, now: Date) => T {
  const known = new WeakMap<Hours, { from: number; until: number; value: T }>()
  return (hours, now) => {
    if (!Object.isFrozen(hours)) return reckon(hours, now)
    const at = now.getTime()
    const last = known.get(hours)
    if (last && last.from <= at && at < last.until) return last.value
    const value = reckon(hours, now)
    const midnight = momentOf(plusDays(berlinDay(now), 1), 0, 'begin')
    const until = Math.min(midnight, ...changes(hours, now, value).filter(moment => moment > at))
    known.set(hours, { from: at, until, value })
    return value
  }
}

/** When deviations begin and end, in milliseconds. */
export const edgesOf = (hours: Hours): { begins: number[]; ends: number[] } => {
  const deviations = hours.flatMap(({ abweichendeZeiten }) => abweichendeZeiten)
  return {
    begins: deviations.map(({ beginn }) => Date.parse(beginn)),
    ends: deviations.map(({ ende }) => Date.parse(ende)),
  }
}
