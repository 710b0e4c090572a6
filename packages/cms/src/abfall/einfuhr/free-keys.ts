import { plusDays } from '@rathausplatz/time'
import type { DateRow } from '../change-dates.ts'

type Dated = { readonly datum: string; readonly urspruenglich: string }

/**
 * Returns a function that gives each new date a free key. The original day is the key of a date and unique in
 * a street, so no date is lost to a taken key.
 */
export function freeKeys(rows: readonly DateRow[], wanted: readonly Dated[]): (one: Dated) => string {
  const taken = new Set(rows.map(({ urspruenglich }) => urspruenglich))
  const meant = new Set(wanted.flatMap(({ datum, urspruenglich }) => [datum, urspruenglich]))
  return ({ datum, urspruenglich }) => {
    let key = [urspruenglich || datum, datum].find(day => !taken.has(day))
    for (let away = 1; key === undefined; away++)
      key = [plusDays(datum, -away), plusDays(datum, away)].find(day => !taken.has(day) && !meant.has(day))
    taken.add(key)
    return key
  }
}
