import { berlinDay, plusDays } from '@rathausplatz/time'
import { formatDate, formatTime, formatWeekday } from '@rathausplatz/ui'

/**
 * Formats a time, such as `14:05 Uhr`. If the day is not today, the day is included: `morgen, 06:00 Uhr`,
 * `Sonntag, 22.11.2026, 06:00 Uhr`.
 */
export function momentInWords(moment: string, today: string): string {
  const day = berlinDay(new Date(moment))
  if (day === today) return formatTime(moment)
  if (day === plusDays(today, 1)) return `morgen, ${formatTime(moment)}`
  if (day === plusDays(today, -1)) return `gestern, ${formatTime(moment)}`
  return `${formatWeekday(moment)}, ${formatDate(moment)}, ${formatTime(moment)}`
}

/** Formats a period with a beginning, an end or both; empty without either. */
export const fromUntil = (from: string, until: string, today: string): string =>
  [from && `ab ${momentInWords(from, today)}`, until && `bis ${momentInWords(until, today)}`]
    .filter(Boolean)
    .join(' ')

/** Formats a period; its beginning is left out if it has passed or is not before the end. */
export function spanInWords(beginn: string | null, bis: string | null, today: string, now: string): string {
  const isAhead = beginn !== null && beginn > now && (bis === null || Date.parse(beginn) < Date.parse(bis))
  return fromUntil(isAhead ? beginn : '', bis ?? '', today)
}
