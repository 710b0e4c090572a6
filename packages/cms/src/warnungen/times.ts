import { endInTownTime, inTownTime } from '@rathausplatz/contract/town-time'
import { DAY_MS } from '@rathausplatz/time'

/** Reads the times of a message, and leaves out those that cannot be true. */

const HAS_OFFSET = /(?:Z|GMT|UTC|[+-]\d\d:?\d\d)\s*$/i

/** Returns a moment in ISO 8601; null if it is missing or implausible. Without an offset, it is German time. */
export const momentOf = (given: string | number | null | undefined): string | null => read(given, inTownTime)

/** Like `momentOf`; a day without a time ends at its last moment. */
export const endOf = (given: string | number | null | undefined): string | null => read(given, endInTownTime)

function read(given: string | number | null | undefined, inZone: (text: string) => string): string | null {
  if (given === null || given === undefined || given === '') return null
  const text = typeof given === 'number' ? given : inZone(given)
  // Other notations without an offset would be read in the time of the server.
  const at = typeof text === 'number' ? text : HAS_OFFSET.test(text) ? Date.parse(text) : Number.NaN
  const isSensible = at >= Date.UTC(2000, 0) && at < Date.UTC(2100, 0)
  return isSensible ? new Date(at).toISOString() : null
}

/** How far ahead a warning may speak: services write a far day for "until further notice". */
const FARTHEST_MS = 366 * DAY_MS
/** How far a clock may be ahead for its time of sending to be compared with others. */
const AHEAD_MS = 3_600_000

type Given = { readonly gesendet: string | null; readonly beginn: string | null; readonly bis: string | null }

/**
 * Returns the times of a message without impossible ones: an end before the message was sent, a beginning at or
 * after the end, and days in more than a year. A warning without an end is shown while its service lists it, so
 * leaving out an end hides nothing.
 */
export function possibleTimes({ gesendet, beginn, bis }: Given, now: string): Given & { gesendet: string } {
  const at = Date.parse(now)
  const sent = gesendet !== null && Date.parse(gesendet) <= at + AHEAD_MS ? gesendet : null
  const isNear = (moment: string | null): moment is string =>
    moment !== null && Date.parse(moment) - at <= FARTHEST_MS
  const end = isNear(bis) && (sent === null || bis >= sent) ? bis : null
  const begin = isNear(beginn) && (end === null || beginn < end) ? beginn : null
  return { gesendet: gesendet ?? now, beginn: begin, bis: end }
}
