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

/**
 * Formats a period. The beginning is left out if it has passed or is not before the end; the text is empty if there is no end either.
 */
export function spanInWords(beginn: string | null, bis: string | null, today: string, now: string): string {
  const from =
    beginn !== null && beginn > now && (bis === null || Date.parse(beginn) < Date.parse(bis))
      ? `ab ${momentInWords(beginn, today)}`
      : ''
  const until = bis === null ? '' : `bis ${momentInWords(bis, today)}`
  return [from, until].filter(Boolean).join(' ')
}
