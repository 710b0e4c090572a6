import { MOST_COLUMNS } from '../cell-text.ts'

/** A sheet of a workbook, before its rows are read. */
export type Sheet = {
  readonly name: string
  readonly isHidden: boolean
  readonly read: () => Promise<SheetRows>
}

/** A row with texts that are not read. */
export type Beside = { readonly zeile: number; readonly texts: readonly string[] }

export type SheetRows = {
  /** Texts unchanged, days as `2027-01-12`, other numbers as their digits. */
  readonly rows: string[][]
  /** What is struck through; it is not in the rows. */
  readonly struck: readonly Beside[]
  /** Rows that are hidden by hand or by a filter; they are empty in the rows. */
  readonly hidden: readonly Beside[]
  /** The first text of each hidden column with texts. The rows have these columns: one may say for whom a day is. */
  readonly hiddenColumns: readonly string[]
  /** The comments at the cells; they are not in the rows. */
  readonly comments: readonly Beside[]
}

/** Empties the hidden rows, after merged cells are filled: a hidden row may hold the value of others. */
export function withoutHidden(rows: string[][], hidden: Iterable<number>): Beside[] {
  const found: Beside[] = []
  for (const at of hidden) {
    const texts = (rows[at] ?? []).filter(Boolean)
    if (texts.length > 0) found.push({ zeile: at + 1, texts })
    rows[at] = []
  }
  return found
}

/** Returns the first text of each of these columns; a column without texts has none. */
export const firstTexts = (rows: readonly string[][], columns: Iterable<number>): string[] =>
  [...new Set(columns)].flatMap(at => {
    const first = rows.find(row => (row[at] ?? '') !== '')?.[at]
    return first === undefined ? [] : [first]
  })

/** One more column than is read shows the reader that the table is wider. */
export const MOST_CELLS = MOST_COLUMNS + 1
/** Most rows of a sheet that are kept: more than a file may have dates. */
export const MOST_ROWS = 400_000

/** A cell over several rows. */
export type Merged = { readonly row: number; readonly column: number; readonly rows: number }

/**
 * Repeats the value of a merged cell in each of its rows. Columns are not filled, because a title above a table
 * would become a heading of every column.
 */
export function fillMerged(rows: readonly string[][], merged: readonly Merged[]): void {
  for (const { row, column, rows: many } of merged) {
    const value = rows[row]?.[column] ?? ''
    if (value === '') continue
    for (const below of rows.slice(row + 1, row + many)) {
      while (below.length < column) below.push('')
      if ((below[column] ?? '') === '') below[column] = value
    }
  }
}

const DAY_MS = 86_400_000

/** Returns a number of days since the epoch of a spreadsheet as „2027-01-12“ or „2027-01-12 06:00“. */
export function dayOfSerial(serial: number, is1904: boolean): string | undefined {
  if (!(serial >= 1 && serial < 200_000)) return undefined
  const epoch = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  const moment = new Date(epoch + Math.round(serial * 1_440) * 60_000)
  const text = moment.toISOString()
  return moment.getTime() % DAY_MS === 0 ? text.slice(0, 10) : `${text.slice(0, 10)} ${text.slice(11, 16)}`
}

/** Returns a part of a day as „09:30“. */
export function timeOfSerial(serial: number): string | undefined {
  if (!(serial >= 0 && serial < 1)) return undefined
  return new Date(Math.round(serial * 1_440) * 60_000).toISOString().slice(11, 16)
}
