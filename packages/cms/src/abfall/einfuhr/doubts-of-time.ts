import { germanDay, lastLikelyDay } from '@rathausplatz/time'
import type { RawRow } from './raw-rows.ts'

/** Questions about the years of a file. */

export function doubtsOfTime(rows: readonly RawRow[], today: string): string[] {
  const past = rows.filter(({ datum }) => datum < today).length
  if (rows.length === 0 || past < rows.length * 0.8) return []
  const years = [...new Set(rows.map(({ datum }) => datum.slice(0, 4)))].toSorted().join(' und ')
  return [
    `${rows.length === 1 ? '1 von 1 Termin ist' : `${past} von ${rows.length} Terminen sind`} vorbei; die Datei ist für ${years}. Ist das die Datei vom letzten Jahr?`,
  ]
}

/** Returns the doubts about dates more than two years ahead: their year is probably wrong. */
export function doubtsOfFuture(rows: readonly RawRow[], today: string): string[] {
  const last = lastLikelyDay(today)
  const far = rows.filter(({ datum }) => datum > last)
  if (far.length === 0) return []
  const told = far
    .slice(0, 5)
    .map(({ datum, fraktion, zeile }) => `${germanDay(datum)} (${fraktion}, Zeile ${zeile})`)
    .join('; ')
  const rest = far.length > 5 ? `; und ${far.length - 5} weitere` : ''
  return [
    `${far.length === 1 ? '1 Termin liegt' : `${far.length} Termine liegen`} mehr als zwei Jahre voraus: ${told}${rest}. Stimmt das Jahr?`,
  ]
}
