import type { Oeffnungszeittyp, RegulaereZeit } from '@rathausplatz/contract'
import { WEEKDAYS } from '@rathausplatz/time'
import { daysInWords, weekdaysOf } from './day-types.ts'

/** Regular hours as text: `Dienstag und Donnerstag`, `15:00–17:30 Uhr`. */
export type HoursLine = { days: string; times: string }

/** The heading above the hours of a kind (spec §3). */
export const hoursHeadings: Readonly<Record<Oeffnungszeittyp, string>> = {
  ALLGEMEINE_OEFFNUNGSZEIT: 'Öffnungszeiten',
  SERVICEZEIT: 'Servicezeiten',
  TELEFONISCHE_ERREICHBARKEIT: 'Telefonische Erreichbarkeit',
}

/** `08:30–12:00 Uhr` (spec §9). */
export const spanInWords = (beginn: string, ende: string): string => `${beginn}–${ende} Uhr`

const WEDNESDAY = 2

/**
 * Returns one line for all days with the same hours, in the given order; several spans on exactly the same
 * days share a line. Midweek rule (spec §9): if Monday, Tuesday, Thursday and Friday have times and Wednesday
 * has none, a last line says that Wednesday is closed.
 */
export function hoursLines(times: readonly RegulaereZeit[]): HoursLine[] {
  const daysOf = grouped(
    times.map(({ tagestyp, beginn, ende }) => [`${beginn}–${ende}`, weekdaysOf(tagestyp)]),
  )
  const spansOf = grouped([...daysOf].map(([span, days]) => [daysInWords(days), [span]]))
  const lines = [...spansOf].map(([days, spans]) => ({ days, times: `${spans.join(' und ')} Uhr` }))
  const open = new Set([...daysOf.values()].flat())
  const isClosedMidweek = [0, 1, 3, 4].every(day => open.has(day)) && !open.has(WEDNESDAY)
  return isClosedMidweek ? [...lines, { days: WEEKDAYS[WEDNESDAY], times: 'geschlossen' }] : lines
}

function grouped<T>(pairs: readonly (readonly [string, readonly T[]])[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const [key, values] of pairs) groups.set(key, [...(groups.get(key) ?? []), ...values])
  return groups
}
