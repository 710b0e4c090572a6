import { daysUntil } from '@rathausplatz/time'
import { placeKey } from '../places.ts'
import type { RawRow } from './raw-rows.ts'
import { saysOnlyMoved } from './title/reasons.ts'

/** A collection moves by at most so many days. */
const NEAR_DAYS = 3

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
  const days = new Map<string, string[]>()
  for (const row of rows) {
    const key = keyOf(row)
    if (keys.has(key)) days.set(key, [...(days.get(key) ?? []), row.datum])
  }
  const isBeside = (row: RawRow): boolean =>
    days
      .get(keyOf(row))
      ?.some(day => day !== row.datum && Math.abs(daysUntil(row.datum, day)) <= NEAR_DAYS) ?? false
  return rows.map(row => (isBare(row) && isBeside(row) ? { ...row, isState: true } : row))
}
