import { plusDays } from '@rathausplatz/kalender'
import type { ExpressionBuilder } from 'kysely'
import type { DateRow } from '../change-dates.ts'
import type { AbfallTables } from '../tables.ts'

/** A date as a file says it. */
export type Wanted = {
  readonly datum: string
  /** The day before it moved; that of the file, or none where it does not say. */
  readonly urspruenglich: string
  readonly grund: string
  readonly zeit_von: string | null
  readonly zeit_bis: string | null
  readonly platz: string
}

/** Dates of which the original day or the one of today lies between two days. */
export const between =
  (von: string, bis: string) => (row: ExpressionBuilder<AbfallTables, 'abfall_termine'>) =>
    row.or([row.between('urspruenglich', von, bis), row.between('datum', von, bis)])

type Change = Pick<DateRow, 'datum' | 'stand' | 'grund' | 'zeit_von' | 'zeit_bis' | 'platz'>

/** What becomes of one date. */
export type Merged =
  | { readonly is: 'neu'; readonly wanted: Wanted }
  | { readonly is: 'verschoben' | 'geaendert'; readonly row: DateRow; readonly change: Change }
  | { readonly is: 'entfallen' | 'geblieben' | 'von_hand'; readonly row: DateRow }

/** Further away it is another date, not the same one moved. */
const NEAR_DAYS = 6

/**
 * Dates of a file beside those that a tour has: which is which. One on the same day is the same; one that says from where
 * it moved is that one; and one that is gone while a new one stands nearby has moved. What a person has changed stays.
 */
export function mergeDates(wanted: readonly Wanted[], rows: readonly DateRow[], today: string): Merged[] {
  const merged: Merged[] = []
  const left = new Map(wanted.map(one => [one.datum, one]))
  const movedFrom = Map.groupBy(wanted, ({ urspruenglich }) => urspruenglich)
  const open: DateRow[] = []

  for (const row of rows) {
    const named =
      left.get(row.urspruenglich) ??
      movedFrom.get(row.urspruenglich)?.find(({ datum }) => left.has(datum)) ??
      left.get(row.datum)
    if (!named) {
      if (row.von_hand === 1) merged.push({ is: 'von_hand', row })
      else open.push(row)
      continue
    }
    left.delete(named.datum)
    merged.push(row.von_hand === 1 ? { is: 'von_hand', row } : become(row, named))
  }

  for (const row of open) {
    const near = nearest(left, row.urspruenglich)
    if (near && row.stand === 'gilt') {
      left.delete(near.datum)
      merged.push(become(row, near))
    } else if (row.stand === 'gilt' && row.datum >= today) merged.push({ is: 'entfallen', row })
    else merged.push({ is: 'geblieben', row })
  }
  // A date is known by its original day: no two of a tour have the same.
  const taken = new Set(rows.map(({ urspruenglich }) => urspruenglich))
  for (const one of left.values()) {
    const urspruenglich = [one.urspruenglich || one.datum, one.datum].find(day => !taken.has(day))
    if (urspruenglich === undefined) continue
    taken.add(urspruenglich)
    merged.push({ is: 'neu', wanted: { ...one, urspruenglich } })
  }
  return merged
}

/** The nearest of those that do not say from where they moved; of two the earlier one. */
function nearest(left: ReadonlyMap<string, Wanted>, day: string): Wanted | undefined {
  for (let away = 0; away <= NEAR_DAYS; away++)
    for (const days of [-away, away]) {
      const one = left.get(plusDays(day, days))
      if (one?.urspruenglich === '') return one
    }
  return undefined
}

function become(row: DateRow, { datum, grund, zeit_von, zeit_bis, platz }: Wanted): Merged {
  const change = {
    datum,
    stand: 'gilt',
    grund: grund || (datum === row.datum ? row.grund : ''),
    zeit_von,
    zeit_bis,
    platz,
  } as const
  const isSame = (Object.keys(change) as (keyof typeof change)[]).every(key => change[key] === row[key])
  if (isSame) return { is: 'geblieben', row }
  return { is: row.datum === datum && row.stand === 'gilt' ? 'geaendert' : 'verschoben', row, change }
}
