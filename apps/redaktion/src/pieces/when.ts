import { DAY_MS } from '@rathausplatz/time'
import { formatDate, formatTime, sameDay } from '@rathausplatz/ui'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Returns a moment in words: relative near today, otherwise as a date. */
export function when(moment: string, now = new Date()): string {
  const ago = now.getTime() - Date.parse(moment)
  if (ago >= 0 && ago < MINUTE) return 'gerade eben'
  if (ago >= 0 && ago < HOUR) return `vor ${counted(ago / MINUTE, 'einer Minute', 'Minuten')}`
  const today = now.toISOString()
  if (sameDay(moment, today)) return `heute, ${formatTime(moment)}`
  if (sameDay(moment, new Date(now.getTime() - DAY_MS).toISOString())) return `gestern, ${formatTime(moment)}`
  if (sameDay(moment, new Date(now.getTime() + DAY_MS).toISOString())) return `morgen, ${formatTime(moment)}`
  return ago > 0 && ago < 7 * DAY_MS
    ? `vor ${counted(ago / DAY_MS, 'einem Tag', 'Tagen')}`
    : `${formatDate(moment)}, ${formatTime(moment)}`
}

function counted(count: number, one: string, several: string): string {
  const whole = Math.floor(count)
  return whole === 1 ? one : `${whole} ${several}`
}
