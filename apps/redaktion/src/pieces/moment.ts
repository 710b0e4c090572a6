import { berlinDay, clockTime } from '@rathausplatz/time'

/** Moments as people type them, in the time of the town, whatever clock their machine has. */

/** `2026-12-24T18:00`, for a field of date and time. */
export function berlinText(moment: string): string {
  const then = new Date(moment)
  return `${berlinDay(then)}T${clockTime(then)}`
}

/** The moment that was typed, with its offset; undefined for what is none. */
export function typedMoment(text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return undefined
  // In spring an hour is missing, in autumn one comes twice: then it is the first.
  const found = ['+02:00', '+01:00'].find(offset => {
    const moment = new Date(`${text}:00${offset}`)
    return !Number.isNaN(moment.getTime()) && berlinText(moment.toISOString()) === text
  })
  return found && `${text}:00${found}`
}
