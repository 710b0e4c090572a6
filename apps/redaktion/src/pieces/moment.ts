import { berlinDay, clockTime } from '@rathausplatz/time'

/** Moments as people type them, in the time zone of the town, whatever the time zone of their device. */

/** Returns `2026-12-24T18:00`, for a field of date and time. */
export function berlinText(moment: string): string {
  const then = new Date(moment)
  return `${berlinDay(then)}T${clockTime(then)}`
}

/** Returns the typed moment with its offset; undefined if it is invalid. */
export function typedMoment(text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return undefined
  // In spring an hour is missing, in autumn one comes twice: then the first is meant.
  const found = ['+02:00', '+01:00'].find(offset => {
    const moment = new Date(`${text}:00${offset}`)
    return !Number.isNaN(moment.getTime()) && berlinText(moment.toISOString()) === text
  })
  return found && `${text}:00${found}`
}
