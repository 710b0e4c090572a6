import { daysUntil, dayWithMonth, weekdayInWords } from '@rathausplatz/time'

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', ...options })

const short = format({ weekday: 'short' })
const numbers = format({ day: '2-digit', month: '2-digit' })

const NEAR = ['Heute', 'Morgen', 'Übermorgen']

/**
 * Returns a day as seen from today: `Morgen, Donnerstag`; a past day, or a day more than two days ahead, as
 * `Montag, 30. November`.
 */
export function dayInWords(day: string, today: string): string {
  const near = NEAR[daysUntil(today, day)]
  const weekday = weekdayInWords(day)
  return near ? `${near}, ${weekday}` : `${weekday}, ${dayWithMonth(day)}`
}

/** Like `dayInWords`, in short for one line of a list: `Heute`, `Morgen`, `Mo 30.11.`. */
export function dayInShort(day: string, today: string): string {
  const until = daysUntil(today, day)
  return until === 0 || until === 1 ? (NEAR[until] ?? '') : weekdayAndDate(day)
}

/** `Fr 25.12.` */
export function weekdayAndDate(day: string): string {
  const moment = new Date(day)
  return `${short.format(moment)} ${numbers.format(moment)}`
}

/** `Fr 25.12. (1. Weihnachtsfeiertag)` */
export function dayWithReason(day: string, why: string): string {
  return why ? `${weekdayAndDate(day)} (${why})` : weekdayAndDate(day)
}
