import { placeKey } from '../places.ts'
import type { RawRow } from './raw-rows.ts'

/** House numbers of a row that has a beginning and no end, as `houseNumbersIn` writes them. */
const OPEN = /^(.*?)(\d{1,4})(\s?\p{L}?) bis \?(.*)$/u

/** No street has more parts; each is compared with the others. */
const MOST_PARTS = 200

const keyOf = ({ ort, strasse }: RawRow): string => `${placeKey(ort)}\n${placeKey(strasse)}`
const highestIn = (hausnummer: string): number =>
  Math.max(0, ...(hausnummer.match(/\d{1,4}/g) ?? []).map(Number))
const sideIn = (hausnummer: string): string => /(?:un)?gerade/i.exec(hausnummer)?.[0].toLowerCase() ?? ''

/**
 * Reads „von 31, bis“ as „ab 31“, unless another row of the street has a higher number: then it is not clear
 * whether one house is meant.
 */
export function withOpenEnds(rows: readonly RawRow[]): readonly RawRow[] {
  const open = new Set(rows.filter(({ hausnummer }) => OPEN.test(hausnummer)).map(keyOf))
  if (open.size === 0) return rows
  const houses = new Map<string, Set<string>>()
  for (const row of rows) {
    const key = keyOf(row)
    if (open.has(key)) houses.set(key, (houses.get(key) ?? new Set<string>()).add(row.hausnummer))
  }
  return rows.map(row => {
    const [, ahead = '', from, letter = '', behind = ''] = OPEN.exec(row.hausnummer) ?? []
    if (from === undefined) return row
    const side = sideIn(row.hausnummer)
    const ofStreet = [...(houses.get(keyOf(row)) ?? [])]
    const isLast =
      ofStreet.length <= MOST_PARTS &&
      ofStreet.every(
        other =>
          other === row.hausnummer ||
          (side !== '' && sideIn(other) !== '' && sideIn(other) !== side) ||
          highestIn(other) < Number(from),
      )
    return isLast ? { ...row, hausnummer: `${ahead}ab ${from}${letter}${behind}` } : row
  })
}
