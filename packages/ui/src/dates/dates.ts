/** Dates as people in Rebenau read them: German, in the town's time, whatever clock the server has. */

const zone = 'Europe/Berlin'
const day = new Intl.DateTimeFormat('de-DE', {
  timeZone: zone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})
const time = new Intl.DateTimeFormat('de-DE', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const parts = new Intl.DateTimeFormat('de-DE', {
  timeZone: zone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
const weekday = new Intl.DateTimeFormat('de-DE', { timeZone: zone, weekday: 'long' })

/** `20.11.2026` (spec §9: DD.MM.yyyy). */
export function formatDate(date: string): string {
  return day.format(new Date(date))
}

/** `08:30 Uhr` (spec §9). */
export function formatTime(date: string): string {
  return `${time.format(new Date(date))} Uhr`
}

const month = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', month: 'long', year: 'numeric' })

/** `Dezember 2026`, for the month `2026-12`. */
export function formatMonth(monat: string): string {
  return month.format(new Date(`${monat}-01`))
}

/** `Freitag`. */
export function formatWeekday(date: string): string {
  return weekday.format(new Date(date))
}

const dayInWords = new Intl.DateTimeFormat('de-DE', {
  timeZone: zone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** `Mittwoch, 2. Dezember`. */
export function formatDayInWords(date: string): string {
  return dayInWords.format(new Date(date))
}

/** `Mittwoch, 2. Dezember, 09:15 Uhr`. */
export const formatAppointment = (date: string): string => `${formatDayInWords(date)}, ${formatTime(date)}`

/** Day, short month and year for a date badge: `20`, `Nov`, `2026`. */
export function dateParts(date: string): { day: string; month: string; year: string } {
  const found = Object.fromEntries(parts.formatToParts(new Date(date)).map(part => [part.type, part.value]))
  return { day: found.day ?? '', month: (found.month ?? '').replace('.', ''), year: found.year ?? '' }
}

/** Day of the town's calendar, to tell whether two instants fall on the same one. */
export function sameDay(one: string, other: string): boolean {
  return formatDate(one) === formatDate(other)
}
