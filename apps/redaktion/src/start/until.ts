const DAY = 86_400_000

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' })

/** Days of the town's calendar between two moments. */
const daysBetween = (from: Date, to: Date): number =>
  Math.round((Date.parse(day.format(to)) - Date.parse(day.format(from))) / DAY)

/** When something leaves the website: `läuft in 3 Tagen ab`. */
export function runsOut(moment: string, now = new Date()): string {
  const days = daysBetween(now, new Date(moment))
  if (days <= 0) return 'läuft heute ab'
  return days === 1 ? 'läuft morgen ab' : `läuft in ${days} Tagen ab`
}
