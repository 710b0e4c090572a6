const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const relative = new Intl.RelativeTimeFormat('de', { numeric: 'auto' })
const clock = new Intl.DateTimeFormat('de', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' })
const date = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'Europe/Berlin' })
const day = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone: 'Europe/Berlin' })

/** How old something is, as one says it: `vor 5 Minuten`, `heute um 08:30 Uhr`, `gestern um 17:05 Uhr`, `am 3. Mai 2026`. */
export function ageInWords(at: Date, now: Date): string {
  const age = now.getTime() - at.getTime()
  if (Number.isNaN(age)) return 'zu unbekannter Zeit'
  if (age < MINUTE) return 'gerade eben'
  if (age < HOUR) return relative.format(-Math.floor(age / MINUTE), 'minute')
  const days = Math.round((Date.parse(day.format(now)) - Date.parse(day.format(at))) / DAY)
  if (days <= 1) return `${relative.format(-days, 'day')} um ${clock.format(at)} Uhr`
  return days < 8 ? `vor ${days} Tagen` : `am ${date.format(at)}`
}
