import { plusDays } from '@rathausplatz/time'
import { type DateRow, isMovedByHand } from '../change-dates.ts'
import { freeKeys } from './free-keys.ts'
import { movesBetween } from './plan-goes-on.ts'
import { NEAR_DAYS } from './rhythm-of-file.ts'
import { sameSeason } from './same-season.ts'
import { PLAIN_REASON } from './title/reasons.ts'

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
  /** The reasons of these days, as far as the file gives them. */
  readonly gruende?: Readonly<Record<string, string>>
  /** Days of the file far from all others: each is covered, and those between are not. */
  readonly fern?: readonly string[]
  /** Days whose entry in the file is unclear: their dates stay. */
  readonly unklar: readonly string[]
  /** The file ends too early: only what it cancels goes. */
  readonly isCutOff?: boolean
  /** The file is a list of changes: a date that it does not name stays. */
  readonly isOnlyChanges?: boolean
}

function coverOf({ von, bis, ...days }: Covered): (day: string) => boolean {
  const [single, unklar] = [new Set([...days.ausfaelle, ...(days.fern ?? [])]), new Set(days.unklar)]
  return day => !unklar.has(day) && ((day >= von && day <= bis) || single.has(day))
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
  | {
      readonly is: 'entfallen'
      readonly rows: readonly DateRow[]
      readonly row: DateRow
      readonly grund?: string | undefined
    }
  | { readonly is: 'geblieben'; readonly row: DateRow }
  /** A list of changes moves a date that the street does not have: nothing is collected there. */
  | { readonly is: 'nicht_da'; readonly datei: Wanted }
  | {
      readonly is: 'ausserhalb'
      readonly row: DateRow
      /** The new day beside it, of a tour that is rare: perhaps it is the same collection. */
      readonly neben?: string
    }
  | {
      readonly is: 'von_hand'
      readonly row: DateRow
      /** The date that the file has instead, if any. */
      readonly datei?: Wanted
    }

/**
 * Matches the dates of a file with the dates of a street. Dates on the same day match; a date with an
 * original day matches that day; and a dropped date matches a new date nearby, as a move, also at the first and
 * last day of the file; in a new rhythm it is the date of that, and no move. Dates that an editor changed stay, and so do past
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
  const unclear = new Set(covered.unklar)
  const isWhole = !covered.isCutOff && !covered.isOnlyChanges
  const left = new Map(wanted.map(one => [one.datum, one]))
  const movedFrom = Map.groupBy(wanted, ({ urspruenglich }) => urspruenglich)
  const isOver = ({ datum }: DateRow) => datum < today
  const byDay = Map.groupBy(rows, ({ urspruenglich }) => urspruenglich)
  const moves = movesBetween(wanted, rows)
  const replaced: { readonly row: DateRow; readonly one: Wanted }[] = []
  const isOfNewRhythm = (row: DateRow, one: Wanted): boolean =>
    (one.urspruenglich || one.datum) !== row.urspruenglich &&
    !moves.isMoved(row, one) &&
    // Its day becomes the key of the date, so it has to be free.
    !byDay.has(one.urspruenglich || one.datum)

  /** Whether a list of changes moves another day than that of this date. */
  const isOfOther = (row: DateRow, one: Wanted): boolean =>
    covered.isOnlyChanges === true && one.urspruenglich !== row.urspruenglich
  const isHeld = (day: string): boolean => byDay.get(day)?.some(({ stand }) => stand !== 'zurueck') ?? false

  const take = (row: DateRow, one: Wanted) => {
    left.delete(one.datum)
    if (row.von_hand === 1) merged.push({ is: 'von_hand', row, datei: one })
    else if (isOver(row) || isOfOther(row, one)) merged.push({ is: 'geblieben', row })
    else if (isOfNewRhythm(row, one)) replaced.push({ row, one })
    else merged.push(become(row, byDay.get(row.urspruenglich) ?? [row], one))
  }
  const namedBy = (row: DateRow): Wanted | undefined => {
    const onItsDay = left.get(row.datum)
    if (isOver(row)) return onItsDay
    const moved = movedFrom.get(row.urspruenglich)?.find(({ datum }) => left.has(datum))
    return [left.get(row.urspruenglich), moved, onItsDay].find(
      one => one && !(isOfOther(row, one) && isHeld(one.urspruenglich)),
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
      // A list of changes brings no withdrawn date back.
      if (covered.isOnlyChanges && row.stand === 'zurueck') continue
      const one = isExact ? left.get(row.datum) : namedBy(row)
      if (!one || (isExact && !isTheVery(row, one))) continue
      unnamed.delete(row)
      take(row, one)
    }

  const mayGo = (row: DateRow) => row.stand === 'gilt' && row.von_hand === 0 && !isOver(row)
  const going = [...unnamed].filter(row => mayGo(row) && isCovered(row.datum))
  // An unclear entry may be about a date beside it.
  const mayBeSame = (row: DateRow) => row.stand === 'gilt' && !isOver(row) && !unclear.has(row.datum)
  const atEdge = outside.filter(row => mayBeSame(row) && row.von_hand === 0)
  const pairs = [
    ...going.flatMap(row => beside(left, row, row.urspruenglich)),
    ...atEdge.flatMap(row => beside(left, row, row.datum).filter(({ one }) => one.datum >= today)),
  ].toSorted((a, b) => a.away - b.away)
  const edge = new Set(atEdge)
  const moved = new Set<DateRow>()
  for (const { row, one } of pairs) {
    if (moved.has(row) || !left.has(one.datum) || (edge.has(row) && !moves.isMovedAtEdge(row, one))) continue
    moved.add(row)
    take(row, one)
  }
  // A date that an editor moved may be on a third day in the file.
  for (const row of [...unnamed, ...outside]) {
    const [near] = isMovedByHand(row) && !isOver(row) ? beside(left, row, row.urspruenglich) : []
    if (!near) continue
    moved.add(row)
    take(row, near.one)
  }
  for (const row of unnamed) {
    if (row.stand === 'zurueck' || moved.has(row)) continue
    if (row.von_hand === 1) merged.push({ is: 'von_hand', row })
    else if (mayGo(row) && isCovered(row.datum) && (isWhole || cancelled.has(row.datum))) {
      const rows = byDay.get(row.urspruenglich) ?? [row]
      merged.push({ is: 'entfallen', row, rows, grund: covered.gruende?.[row.datum] })
    } else merged.push({ is: 'geblieben', row })
  }
  for (const row of outside) {
    if (row.stand !== 'gilt' || moved.has(row)) continue
    const around = edge.has(row) ? beside(left, row, row.datum) : []
    const near = around.find(({ one }) => moves.mayBeSame(row, one))?.one
    const same = near ?? (mayBeSame(row) ? sameSeason(row, rows, [...left.values()]) : undefined)
    merged.push({ is: 'ausserhalb', row, ...(same ? { neben: same.datum } : {}) })
  }

  const keyFor = freeKeys(rows, wanted)
  for (const { row, one } of replaced) {
    const own = { ...one, urspruenglich: keyFor(one) }
    if (row.stand === 'zurueck') merged.push({ is: 'neu', wanted: own })
    else merged.push({ is: 'neuer_takt', row, rows: byDay.get(row.urspruenglich) ?? [row], wanted: own })
  }
  // Dates without an original day come first: their own day becomes their key.
  for (const one of [...left.values()].toSorted((a, b) => a.urspruenglich.length - b.urspruenglich.length))
    merged.push(
      covered.isOnlyChanges
        ? { is: 'nicht_da', datei: one }
        : { is: 'neu', wanted: { ...one, urspruenglich: keyFor(one) } },
    )
  return merged
}

type Pair = { readonly row: DateRow; readonly one: Wanted; readonly away: number }

/** Returns the dates without an original day near a day of a row, the nearest first; of two equally near the earlier one. */
function beside(left: ReadonlyMap<string, Wanted>, row: DateRow, day: string): Pair[] {
  return Array.from({ length: 2 * NEAR_DAYS + 1 }, (_, nth) => nth - NEAR_DAYS)
    .flatMap(days => {
      const one = left.get(plusDays(day, days))
      return one?.urspruenglich === '' ? [{ row, one, away: Math.abs(days) }] : []
    })
    .toSorted((a, b) => a.away - b.away)
}

function become(
  row: DateRow,
  rows: readonly DateRow[],
  { datum, grund, zeit_von, zeit_bis, platz }: Wanted,
): Merged {
  const known = datum === row.datum && row.stand !== 'zurueck' ? row.grund : ''
  const change = {
    datum,
    stand: 'gilt',
    grund: (grund === PLAIN_REASON ? '' : grund) || known || grund,
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
