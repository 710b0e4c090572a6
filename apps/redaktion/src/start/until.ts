import { berlinDay, daysUntil } from '@rathausplatz/time'

/** Returns when a publication ends: `läuft in 3 Tagen ab`. */
export function runsOut(moment: string, now = new Date()): string {
  const days = daysUntil(berlinDay(now), berlinDay(new Date(moment)))
  if (days <= 0) return 'läuft heute ab'
  return days === 1 ? 'läuft morgen ab' : `läuft in ${days} Tagen ab`
}
