import { plusDays } from '@rathausplatz/time'
import type { DateRow } from '../change-dates.ts'

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

/** The days of which a file says what is collected of one kind in one street. */
export type Covered = {
  /** From its first date to its last; empty where it has none. */
  readonly von: string
  readonly bis: string
  /** Days of which it says that nothing is collected. */
  readonly ausfaelle: readonly string[]
  /** Days of which it says something that nobody can tell: what stands there stays. */
  readonly unklar: readonly string[]
}

function coverOf({ von, bis, ...days }: Covered): (day: string) => boolean {
  const [ausfaelle, unklar] = [new Set(days.ausfaelle), new Set(days.unklar)]
  return day => !unklar.has(day) && ((day >= von && day <= bis) || ausfaelle.has(day))
}

type Change = Pick<DateRow, 'datum' | 'stand' | 'grund' | 'zeit_von' | 'zeit_bis' | 'platz'>

/** What becomes of one date. `rows` is it in each tour that has it. */
export type Merged =
  | { readonly is: 'neu'; readonly wanted: Wanted }
  | {
      readonly is: 'wieder' | 'verschoben' | 'geaendert'
      readonly rows: readonly DateRow[]
      readonly row: DateRow
      readonly change: Change
    }
  | { readonly is: 'entfallen'; readonly rows: readonly DateRow[]; readonly row: DateRow }
  | { readonly is: 'geblieben' | 'ausserhalb'; readonly row: DateRow }
  | {
      readonly is: 'von_hand'
      readonly row: DateRow
      /** What the file says instead, where it says anything. */
      readonly datei?: Wanted
    }

/** Further away it is another date, not the same one moved. */
export const NEAR_DAYS = 6

/**
 * Dates of a file beside those that a street has: which is which. One on the same day is the same; one that says from where
 * it moved is that one; and one that is gone while a new one stands nearby has moved. What a person has changed stays, and
 * so does what is over, and what stands on days of which the file does not speak.
 */
export function mergeDates(
  wanted: readonly Wanted[],
  rows: readonly DateRow[],
  covered: Covered,
  today: string,
): Merged[] {
  const merged: Merged[] = []
  const isCovered = coverOf(covered)
  const left = new Map(wanted.map(one => [one.datum, one]))
  const movedFrom = Map.groupBy(wanted, ({ urspruenglich }) => urspruenglich)
  const isOver = ({ datum }: DateRow) => datum < today
  const byDay = Map.groupBy(rows, ({ urspruenglich }) => urspruenglich)

  const take = (row: DateRow, one: Wanted) => {
    left.delete(one.datum)
    if (row.von_hand === 1) merged.push({ is: 'von_hand', row, datei: one })
    else if (isOver(row)) merged.push({ is: 'geblieben', row })
    else merged.push(become(row, byDay.get(row.urspruenglich) ?? [row], one))
  }
  const namedBy = (row: DateRow): Wanted | undefined => {
    const onItsDay = left.get(row.datum)
    if (isOver(row)) return onItsDay
    return (
      left.get(row.urspruenglich) ??
      movedFrom.get(row.urspruenglich)?.find(({ datum }) => left.has(datum)) ??
      onItsDay
    )
  }
  const isTheVery = (row: DateRow, one: Wanted | undefined): one is Wanted =>
    one !== undefined && (one.urspruenglich || one.datum) === row.urspruenglich

  const open: DateRow[] = []
  const outside: DateRow[] = []
  // A street that two tours serve may have a day twice; the one that holds is looked at.
  const ofEach = [...byDay.values()].flatMap(([first, ...others]) =>
    first ? [others.find(({ stand }) => stand === 'gilt' && first.stand !== 'gilt') ?? first] : [],
  )
  for (const row of ofEach)
    if (isCovered(row.datum) || isCovered(row.urspruenglich)) open.push(row)
    else outside.push(row)

  // What holds is found first, and only then what was taken back.
  const holding = open.filter(({ stand }) => stand !== 'zurueck')
  const unnamed = new Set(open)
  for (const [candidates, isExact] of [
    [holding, true],
    [holding, false],
    [open, false],
  ] as const)
    for (const row of candidates) {
      if (!unnamed.has(row)) continue
      const one = isExact ? left.get(row.datum) : namedBy(row)
      if (!one || (isExact && !isTheVery(row, one))) continue
      unnamed.delete(row)
      take(row, one)
    }

  for (const row of unnamed) {
    if (row.stand === 'zurueck') continue
    const mayGo = row.stand === 'gilt' && row.von_hand === 0 && !isOver(row) && isCovered(row.datum)
    const near = mayGo ? nearest(left, row.urspruenglich) : undefined
    if (near) take(row, near)
    else if (row.von_hand === 1) merged.push({ is: 'von_hand', row })
    else if (mayGo) merged.push({ is: 'entfallen', row, rows: byDay.get(row.urspruenglich) ?? [row] })
    else merged.push({ is: 'geblieben', row })
  }
  for (const row of outside) if (row.stand === 'gilt') merged.push({ is: 'ausserhalb', row })

  const keyFor = freeKeys(rows, wanted)
  // Those that are known by their own day get it.
  for (const one of [...left.values()].toSorted((a, b) => a.urspruenglich.length - b.urspruenglich.length))
    merged.push({ is: 'neu', wanted: { ...one, urspruenglich: keyFor(one) } })
  return merged
}

/** A date is known by its original day, and no two of a street have the same: none is left out because another has its day. */
function freeKeys(rows: readonly DateRow[], wanted: readonly Wanted[]): (one: Wanted) => string {
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

/** The nearest of those that do not say from where they moved; of two the earlier one. */
function nearest(left: ReadonlyMap<string, Wanted>, day: string): Wanted | undefined {
  for (let away = 0; away <= NEAR_DAYS; away++)
    for (const days of [-away, away]) {
      const one = left.get(plusDays(day, days))
      if (one?.urspruenglich === '') return one
    }
  return undefined
}

function become(
  row: DateRow,
  rows: readonly DateRow[],
  { datum, grund, zeit_von, zeit_bis, platz }: Wanted,
): Merged {
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
  if (row.stand === 'zurueck') return { is: 'wieder', row, rows: [row], change }
  const is = row.datum === datum && row.stand === 'gilt' ? 'geaendert' : 'verschoben'
  return { is, row, rows: rows.filter(({ stand }) => stand === row.stand), change }
}
