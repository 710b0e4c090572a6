import type { Oeffnungszeittyp, RegulaereZeit } from '@rathausplatz/contract'
import { DAY_NAMES, daysInWords, weekdaysOf } from './day-types.ts'

/** Regular hours as people read them: `Dienstag und Donnerstag`, `15:00–17:30 Uhr`. */
export type HoursLine = { days: string; times: string }

/** What stands above the hours of a kind (spec §3). */
export const hoursHeadings: Readonly<Record<Oeffnungszeittyp, string>> = {
  ALLGEMEINE_OEFFNUNGSZEIT: 'Öffnungszeiten',
  SERVICEZEIT: 'Servicezeiten',
  TELEFONISCHE_ERREICHBARKEIT: 'Telefonische Erreichbarkeit',
}

/** `08:30–12:00 Uhr` (spec §9). */
export const spanInWords = (beginn: string, ende: string): string => `${beginn}–${ende} Uhr`

const WEDNESDAY = 2

/**
 * One line for all days with the same hours, in the order given. Midweek rule (spec §9): where Monday, Tuesday, Thursday
 * and Friday have times and Wednesday none, a last line says that Wednesday is closed.
 */
export function hoursLines(times: readonly RegulaereZeit[]): HoursLine[] {
  const days = new Map<string, number[]>()
  for (const { tagestyp, beginn, ende } of times) {
    const span = spanInWords(beginn, ende)
    days.set(span, [...(days.get(span) ?? []), ...weekdaysOf(tagestyp)])
  }
  const lines = [...days].map(([span, weekdays]) => ({ days: daysInWords(weekdays), times: span }))
  const open = new Set([...days.values()].flat())
  const isClosedMidweek = [0, 1, 3, 4].every(day => open.has(day)) && !open.has(WEDNESDAY)
  return isClosedMidweek ? [...lines, { days: DAY_NAMES[WEDNESDAY], times: 'geschlossen' }] : lines
}
