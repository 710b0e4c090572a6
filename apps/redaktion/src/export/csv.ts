import { asTableCell } from '@rathausplatz/contract/table-cell'

/** Excel recognises UTF-8 by this byte order mark. */
const MARK = '\u{feff}'

const cell = (text: string): string => {
  const safe = asTableCell(text)
  return /[";\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Builds table lines that German Excel opens by a double click: with semicolons, and without a cell that
 * Excel would change or execute.
 */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map(row => `${row.map(cell).join(';')}\r\n`).join('')

/** Builds the file from its lines. */
export const csvFile = (parts: readonly string[]): Blob =>
  new Blob([MARK, ...parts], { type: 'text/csv;charset=utf-8' })
