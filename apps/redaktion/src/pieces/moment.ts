import { fieldMoment, isoMoment } from '../fields/moments.ts'

/** Moments as people type them, in the time zone of the town, whatever the time zone of their device. */

/** Returns `2026-12-24T18:00`, for a field of date and time. */
export const berlinText = (moment: string): string => fieldMoment(moment)

/**
 * Returns the typed moment with its offset, resolved like every other field when the clocks change; undefined if it
 * is invalid.
 */
export function typedMoment(text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return undefined
  const moment = isoMoment(text, 'begin')
  // A day that does not exist, 30 February, would become another one.
  return moment !== undefined && moment.slice(0, 10) === text.slice(0, 10) ? moment : undefined
}
