import { plusDays } from '@rathausplatz/time'
import { placeKey } from '../places.ts'
import type { RawRow } from './raw-rows.ts'
import { saysOnlyMoved } from './title/reasons.ts'

/** So many days away the collection may have been moved. */
const NEAR = [-3, -2, -1, 1, 2, 3]

const keyOf = ({ ort, bezirk, strasse, hausnummer, fraktion }: RawRow): string =>
  [ort, bezirk, strasse, hausnummer, fraktion].map(placeKey).join('\n')

/**
 * Marks the rows whose remark is only „verschoben“ and that have another date of their kind beside them: then they
 * may be the day from which that date was moved.
 */
export function withMovedAway(rows: readonly RawRow[]): readonly RawRow[] {
  const isBare = ({ bemerkung = '' }: RawRow): boolean => bemerkung !== '' && saysOnlyMoved(bemerkung)
  const keys = new Set(rows.filter(isBare).map(keyOf))
  if (keys.size === 0) return rows
  const days = new Map<string, Set<string>>()
  for (const row of rows) {
    const key = keyOf(row)
    if (keys.has(key)) days.set(key, (days.get(key) ?? new Set<string>()).add(row.datum))
  }
  const isBeside = (row: RawRow): boolean => {
    const own = days.get(keyOf(row))
    return NEAR.some(away => own?.has(plusDays(row.datum, away)))
  }
  return rows.map(row => (isBare(row) && isBeside(row) ? { ...row, isState: true } : row))
}
