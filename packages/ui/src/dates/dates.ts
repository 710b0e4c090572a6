import { berlinDay, clockTime, germanDay } from '@rathausplatz/time'

/**
 * The day in Berlin. All formats of this file are German, in Berlin time, independent of the server's time
 * zone.
 */

export const dayOf = (moment: string): string => berlinDay(new Date(moment))

/** `20.11.2026` (spec §9: DD.MM.yyyy). */
export const formatDate = (moment: string): string => germanDay(dayOf(moment))

/** `08:30 Uhr` (spec §9). */
export const formatTime = (moment: string): string => `${clockTime(new Date(moment))} Uhr`

const parts = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** Day, short month and year for a date badge: `20`, `Nov`, `2026`. */
export function dateParts(moment: string): { day: string; month: string; year: string } {
  const found = Object.fromEntries(
    parts.formatToParts(new Date(dayOf(moment))).map(part => [part.type, part.value]),
  )
  return { day: found.day ?? '', month: (found.month ?? '').replace('.', ''), year: found.year ?? '' }
}

/** Whether two times are on the same day in Berlin. */
export const sameDay = (one: string, other: string): boolean => dayOf(one) === dayOf(other)
