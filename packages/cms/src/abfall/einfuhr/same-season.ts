import { daysUntil } from '@rathausplatz/time'
import type { DateRow } from '../change-dates.ts'

type Dated = { readonly datum: string; readonly urspruenglich: string }

/** Two days of one season are at most so far from each other, and those of two seasons farther than this. */
const SEASON_DAYS = 28
const OTHER_SEASON_DAYS = 60

const away = (one: Dated, other: Dated): number => Math.abs(daysUntil(one.datum, other.datum))

/**
 * Returns the new date of a rare collection (Christmas trees, hazardous waste, bulky waste) that may be the same as an
 * old one on another day of the season: they move by whole weeks, farther than a date of a weekly tour.
 */
export function sameSeason<T extends Dated>(
  row: DateRow,
  rows: readonly DateRow[],
  wanted: readonly T[],
): T | undefined {
  const isAlone = (others: readonly Dated[]): boolean =>
    others.every(one => one.datum === row.datum || away(one, row) > OTHER_SEASON_DAYS)
  const near = wanted.filter(one => one.urspruenglich === '' && away(one, row) <= SEASON_DAYS)
  const [only, ...more] = near
  return only && more.length === 0 && isAlone(rows.filter(({ stand }) => stand === 'gilt')) ? only : undefined
}
