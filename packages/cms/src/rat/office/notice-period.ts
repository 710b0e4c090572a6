import { rechtOf } from '@rathausplatz/contract/landesrecht'

/** Days before a meeting when the desk asks, if the law of the state names no number. */
const USUAL_DAYS = 7

/**
 * Returns what to think of if a meeting is so near that its invitation may be late, by the law of the state;
 * `undefined` while there is time. Without a law that names days, the rules of the council say them.
 */
export function lateInvitation(days: number, ags: string): string | undefined {
  const { paragraf, tage, zwischen } = rechtOf(ags)?.kommunal?.ladung ?? {}
  // Days in between leave out the day of the invitation and that of the meeting.
  if (days >= (tage === undefined ? USUAL_DAYS : tage + (zwischen ? 1 : 0))) return undefined
  const left = `Bis zur Sitzung ${daysInWords(days)}.`
  if (tage !== undefined && zwischen)
    return `${left} Zwischen Einladung und Sitzung liegen mindestens ${tage} volle Tage (${paragraf}).`
  if (tage !== undefined) return `${left} In der Regel sind es mindestens ${tage} Tage (${paragraf}).`
  return `${left} Bitte prüfen Sie die Ladungsfrist in Ihrer Geschäftsordnung${paragraf ? ` (${paragraf})` : ''}.`
}

const daysInWords = (days: number): string =>
  days === 0 ? 'ist es kein ganzer Tag mehr' : days === 1 ? 'ist es noch 1 Tag' : `sind es noch ${days} Tage`
