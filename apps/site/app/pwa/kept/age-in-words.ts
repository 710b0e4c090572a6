import { berlinDay, clockTime, daysUntil, longDay } from '@rathausplatz/time'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const relative = new Intl.RelativeTimeFormat('de', { numeric: 'auto' })

/**
 * Formats an age in words: `vor 5 Minuten`, `heute um 08:30 Uhr`, `gestern um 17:05 Uhr`, `am 3. Mai 2026`.
 */
export function ageInWords(at: Date, now: Date): string {
  const age = now.getTime() - at.getTime()
  if (Number.isNaN(age)) return 'zu unbekannter Zeit'
  if (age < MINUTE) return 'gerade eben'
  if (age < HOUR) return relative.format(-Math.floor(age / MINUTE), 'minute')
  const days = daysUntil(berlinDay(at), berlinDay(now))
  if (days <= 1) return `${relative.format(-days, 'day')} um ${clockTime(at)} Uhr`
  return days < 8 ? `vor ${days} Tagen` : `am ${longDay(berlinDay(at))}`
}
