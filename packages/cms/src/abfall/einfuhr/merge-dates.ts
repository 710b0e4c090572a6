import { plusDays } from '@rathausplatz/time'
import type { DateRow } from '../change-dates.ts'
import { usualDaysOf } from './rhythm-of-file.ts'

/** A date as the file gives it. */
export type Wanted = {
  readonly datum: string
  /** The day from which the date was moved; empty if the file does not name it. */
  readonly urspruenglich: string
  readonly grund: string
  readonly zeit_von: string | null
  readonly zeit_bis: string | null
  readonly platz: string
}

/** The days for which a file says what is collected, for one kind in one street. */
export type Covered = {
  /** The first and the last date of the file; empty if it has none. */
  readonly von: string
  readonly bis: string
  /** Days on which nothing is collected according to the file. */
  readonly ausfaelle: readonly string[]
  /** Days whose entry in the file is unclear: their dates stay. */
  readonly unklar: readonly string[]
  /** The file ends too early: only what it cancels goes. */
  readonly isCutOff?: boolean
  /** The file is a list of changes: a date that it does not name stays. */
  readonly isOnlyChanges?: boolean
}

function coverOf({ von, bis, ...days }: Covered): (day: string) => boolean {
  const [ausfaelle, unklar] = [new Set(days.ausfaelle), new Set(days.unklar)]
  return day => !unklar.has(day) && ((day >= von && day <= bis) || ausfaelle.has(day))
}

type Change = Pick<DateRow, 'datum' | 'stand' | 'grund' | 'zeit_von' | 'zeit_bis' | 'platz'>

/** The change of one date. `rows` holds its row in each tour. */
export type Merged =
  | { readonly is: 'neu'; readonly wanted: Wanted }
  | {
      readonly is: 'wieder' | 'verschoben' | 'geaendert'
      readonly rows: readonly DateRow[]
      readonly row: DateRow
      readonly change: Change
    }
  /** The file has a new rhythm: the date of the old plan goes, and the new one was not moved from it. */
  | {
      readonly is: 'neuer_takt'
      readonly rows: readonly DateRow[]
      readonly row: DateRow
      readonly wanted: Wanted
    }
  | { readonly is: 'entfallen'; readonly rows: readonly DateRow[]; readonly row: DateRow }
  | { readonly is: 'geblieben' | 'ausserhalb'; readonly row: DateRow }
  | {
      readonly is: 'von_hand'
      readonly row: DateRow
      /** The date that the file has instead, if any. */
      readonly datei?: Wanted
    }

/** The most days between a dropped date and a new one that count as a move of one date. */
export const NEAR_DAYS = 6

/**
 * Matches the dates of a file with the dates of a street. Dates on the same day match; a date with an
 * original day matches that day; and a dropped date matches a new date nearby, as a move; on a usual day of
 * the file it is the date of a new rhythm, and no move. Dates that an editor changed stay, and so do past
 * dates and dates on days that the file does not cover.
 */
export function mergeDates(
  wanted: readonly Wanted[],
  rows: readonly DateRow[],
  covered: Covered,
  today: string,
): Merged[] {
  const merged: Merged[] = []
  const isCovered = coverOf(covered)
  const cancelled = new Set(covered.ausfaelle)
  const isWhole = !covered.isCutOff && !covered.isOnlyChanges
  const left = new Map(wanted.map(one => [one.datum, one]))
  const movedFrom = Map.groupBy(wanted, ({ urspruenglich }) => urspruenglich)
  const isOver = ({ datum }: DateRow) => datum < today
  const byDay = Map.groupBy(rows, ({ urspruenglich }) => urspruenglich)
  const isUsual = usualDaysOf(wanted)
  const replaced: { readonly row: DateRow; readonly one: Wanted }[] = []
  const isOfNewRhythm = ({ urspruenglich }: DateRow, one: Wanted): boolean =>
    one.urspruenglich === '' &&
    one.datum !== urspruenglich &&
    isUsual(one.datum) &&
    // The day itself becomes the key of the date, so it has to be free.
    !byDay.has(one.datum)

  const take = (row: DateRow, one: Wanted) => {
    left.delete(one.datum)
    if (row.von_hand === 1) merged.push({ is: 'von_hand', row, datei: one })
    else if (isOver(row)) merged.push({ is: 'geblieben', row })
    else if (isOfNewRhythm(row, one)) replaced.push({ row, one })
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
  // A street with two tours may have a day twice; the valid one counts.
  const ofEach = [...byDay.values()].flatMap(([first, ...others]) =>
    first ? [others.find(({ stand }) => stand === 'gilt' && first.stand !== 'gilt') ?? first] : [],
  )
  for (const row of ofEach)
    if (isCovered(row.datum) || isCovered(row.urspruenglich)) open.push(row)
    else outside.push(row)

  // Matches valid and cancelled collections first, exact matches before others; then withdrawn ones.
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
    else if (mayGo && (isWhole || cancelled.has(row.datum)))
      merged.push({ is: 'entfallen', row, rows: byDay.get(row.urspruenglich) ?? [row] })
    else merged.push({ is: 'geblieben', row })
  }
  for (const row of outside) if (row.stand === 'gilt') merged.push({ is: 'ausserhalb', row })

  const keyFor = freeKeys(rows, wanted)
  for (const { row, one } of replaced) {
    const own = { ...one, urspruenglich: keyFor(one) }
    if (row.stand === 'zurueck') merged.push({ is: 'neu', wanted: own })
    else merged.push({ is: 'neuer_takt', row, rows: byDay.get(row.urspruenglich) ?? [row], wanted: own })
  }
  // Dates without an original day come first: their own day becomes their key.
  for (const one of [...left.values()].toSorted((a, b) => a.urspruenglich.length - b.urspruenglich.length))
    merged.push({ is: 'neu', wanted: { ...one, urspruenglich: keyFor(one) } })
  return merged
}

/**
 * Returns a function that gives each new date a free key. The original day is the key of a date and unique in
 * a street, so no date is lost to a taken key.
 */
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

/** Returns the nearest date without an original day; of two equally near dates the earlier one. */
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
