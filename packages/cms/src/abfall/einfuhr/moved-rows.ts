import { plusDays } from '@rathausplatz/time'
import { placeKey } from '../places.ts'
import type { RawRow } from './raw-rows.ts'
import { saysOnlyMoved } from './title/reasons.ts'

/** So many days away the collection may have been moved. */
const NEAR = [-3, -2, -1, 1, 2, 3]

const keyOf = ({ ort, bezirk, strasse, hausnummer, fraktion }: RawRow): string =>
  [ort, bezirk, strasse, hausnummer, fraktion].map(placeKey).join('\n')

const asState = (row: RawRow): RawRow => ({ ...row, isState: true })

const MOVED = /\bverschoben\b/giu
const NO_WORD_BEHIND = /^[\s)\].!*]*$/u
/** The lookbehind keeps it linear: a run of signs is read from its beginning only. */
const SIGNS_AT_END = /(?<![\s,;:([–—*-])[\s,;:([–—*-]+$/u

/** Returns „Restmüll“ for „Restmüll (verschoben)“, the title of a calendar entry; undefined for any other title. */
export function kindOfMoved(title: string): string | undefined {
  const moved = [...title.matchAll(MOVED)].at(-1)
  if (!moved || !NO_WORD_BEHIND.test(title.slice(moved.index + moved[0].length))) return undefined
  const kind = title.slice(0, moved.index).replace(SIGNS_AT_END, '').trim()
  return /\p{L}/u.test(kind) ? kind : undefined
}

/**
 * A title that only adds „verschoben“ to its kind is that of the new day if no other date of the kind is beside it;
 * else it may be the day from which that date was moved.
 */
function withMovedTitles(rows: readonly RawRow[]): readonly RawRow[] {
  const kindOf = ({ fraktion }: RawRow): string | undefined => kindOfMoved(fraktion)
  if (!rows.some(row => kindOf(row) !== undefined)) return rows
  const plain = (row: RawRow): RawRow => ({ ...row, fraktion: kindOf(row) ?? row.fraktion })
  const days = Map.groupBy(rows.map(plain), keyOf)
  return rows.map(row => {
    const kind = kindOf(row)
    if (kind === undefined) return row
    const own = new Set(days.get(keyOf(plain(row)))?.map(({ datum }) => datum))
    return NEAR.some(away => own.has(plusDays(row.datum, away)))
      ? row
      : { ...row, fraktion: `${kind} (verlegt)` }
  })
}

/**
 * Marks the rows whose remark is only „verschoben“ and that have another date of their kind beside them: then they
 * may be the day from which that date was moved.
 */
export function withMovedAway(given: readonly RawRow[]): readonly RawRow[] {
  const rows = withMovedTitles(given)
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
  return rows.map(row => (isBare(row) && isBeside(row) ? asState(row) : row))
}
