import { daysUntil } from '@rathausplatz/time'
import type { DateRow } from '../change-dates.ts'
import { NEAR_DAYS, regularDaysOf, usualDaysOf } from './rhythm-of-file.ts'

/** Dates of a tour around one of them; a plan goes on if the file has most of these. */
const AROUND = 8

type Dated = { readonly datum: string; readonly urspruenglich: string }

const inOrder = (rows: readonly DateRow[]): DateRow[] =>
  rows.toSorted((a, b) => (a.urspruenglich < b.urspruenglich ? -1 : 1))

/** Returns the dates next to a row by their original days, the nearest first. `rows` are in their order. */
function nextTo(rows: readonly DateRow[], { urspruenglich }: DateRow, most: number): DateRow[] {
  let [from, to] = [0, rows.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((rows[middle]?.urspruenglich ?? '') < urspruenglich) from = middle + 1
    else to = middle
  }
  const away = (row: DateRow | undefined): number =>
    row ? Math.abs(daysUntil(row.urspruenglich, urspruenglich)) : Number.POSITIVE_INFINITY
  const found: DateRow[] = []
  let [before, after] = [from - 1, from]
  while (rows[after]?.urspruenglich === urspruenglich) after++
  while (found.length < most && (before >= 0 || after < rows.length)) {
    const next = away(rows[before]) <= away(rows[after]) ? rows[before--] : rows[after++]
    if (next) found.push(next)
  }
  return found
}

/**
 * Returns a function that says whether the plan of a tour goes on around one of its dates: whether the file has at
 * least half of the other dates there. Returns undefined for a tour without other dates in the span of the file.
 */
function goesOn(wanted: readonly Dated[], valid: readonly DateRow[]): (row: DateRow) => boolean | undefined {
  const inFile = new Set(wanted.flatMap(({ datum, urspruenglich }) => [datum, urspruenglich]))
  const days = wanted.map(({ datum }) => datum).toSorted()
  const [von = '', bis = ''] = [days[0], days.at(-1)]
  const inSpan = valid.filter(({ datum }) => datum >= von && datum <= bis)
  return row => {
    const around = nextTo(inSpan, row, AROUND)
    const same = around.filter(one => inFile.has(one.urspruenglich) || inFile.has(one.datum)).length
    return around.length === 0 ? undefined : same * 2 >= around.length
  }
}

/** Returns what the dates of a file and those of a tour say about a move from one to the other. */
export function movesBetween(wanted: readonly Dated[], rows: readonly DateRow[]) {
  const isUsual = usualDaysOf(wanted)
  const regularOf = regularDaysOf(wanted)
  const isRhythm = wanted.some(({ datum }) => isUsual(datum))
  const valid = inOrder(rows.filter(({ stand }) => stand === 'gilt'))
  const doesGoOn = goesOn(wanted, valid)
  const keys = new Set(rows.map(({ urspruenglich }) => urspruenglich))

  /**
   * Whether a date of the file is that of a row, moved. It is not if the file has a new rhythm, and that has
   * another regular day for it.
   */
  const isMoved = (row: DateRow, { datum, urspruenglich }: Dated): boolean => {
    if (urspruenglich !== '') return urspruenglich === row.urspruenglich
    if (isUsual(datum)) return false
    const regular = regularOf(datum)
    if (regular === undefined) return !isRhythm || doesGoOn(row) !== false
    return regular === row.urspruenglich || (doesGoOn(row) === true && !keys.has(regular))
  }

  /** The days from a row to the nearest other date of its tour. */
  const distance = (row: DateRow): number => {
    const [next] = nextTo(valid, row, 1)
    return next ? Math.abs(daysUntil(next.urspruenglich, row.urspruenglich)) : Number.POSITIVE_INFINITY
  }

  return {
    isMoved,

    /** Whether a row outside of that span may be a new date beside it: its tour is rare, and the file has no rhythm there. */
    mayBeSame: (row: DateRow, { datum }: Dated): boolean => distance(row) > 2 * NEAR_DAYS && !isUsual(datum),

    /**
     * Whether a row outside of the span of the file is the date that the file moves to its first or last day: in
     * the same year, in a plan that goes on, and not from another regular day.
     */
    isMovedAtEdge(row: DateRow, one: Dated): boolean {
      const isOfYear = row.datum.slice(0, 4) === one.datum.slice(0, 4)
      const isRegular = (regularOf(one.datum) ?? row.urspruenglich) === row.urspruenglich
      return isOfYear && isRegular && distance(row) > NEAR_DAYS && doesGoOn(row) === true && isMoved(row, one)
    },
  }
}
