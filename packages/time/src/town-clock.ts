import { berlinDay } from './berlin-day.ts'
import { DAY_MINUTES, minutesOf, plusDays } from './wall-time.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * Returns the moment at which the clock in town shows a time of day. A time that the clock skips in March is
 * the moment of the change. A time that it shows twice in October is the first one for a begin and the second
 * one for an end (an end at 02:00 is the first one), so that hours cover the missing and the doubled hour as
 * the clock on the wall shows them.
 */
export function momentOf(day: string, minutes: number, side: 'begin' | 'end'): number {
  if (minutes >= DAY_MINUTES) return momentOf(plusDays(day, 1), minutes - DAY_MINUTES, side)
  const { start, change, shift } = clockOf(day)
  const before = start + minutes * MINUTE
  if (shift === 0 || before < change - Math.max(-shift, 0)) return before
  if (shift > 0) return Math.max(before - shift, change)
  const first = change + shift
  if (side === 'begin' ? before < change : before === first) return before
  return before - shift
}

/**
 * The first moment of a day, the moment at which the clocks may change on it, and the size of the change,
 * which is 0 on most days; all in milliseconds.
 */
type Clock = { start: number; change: number; shift: number }

const clocks = new Map<string, Clock>()

function clockOf(day: string): Clock {
  const known = clocks.get(day)
  if (known) return known
  const midnight = Date.parse(day)
  const start = midnight - offsetAt(midnight - 2 * HOUR)
  // By European law the clocks change at 01:00 UTC.
  const change = midnight + HOUR
  const clock = { start, change, shift: offsetAt(change) - offsetAt(change - 1) }
  if (clocks.size > 5_000) clocks.clear()
  clocks.set(day, clock)
  return clock
}

const offsetFormat = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' })

/** Returns the offset of the town from UTC at a moment: `+01:00`. */
export const townOffset = (moment: number): string =>
  /GMT([+-]\d\d:\d\d)/.exec(offsetFormat.format(moment))?.[1] ?? '+00:00'

/** Returns the offset in milliseconds. */
function offsetAt(moment: number): number {
  const offset = townOffset(moment)
  return (offset.startsWith('-') ? -1 : 1) * minutesOf(offset.slice(1)) * MINUTE
}

/** Returns true at the first moment of a day in town. */
export const isMidnight = (moment: number): boolean =>
  momentOf(berlinDay(new Date(moment)), 0, 'begin') === moment
