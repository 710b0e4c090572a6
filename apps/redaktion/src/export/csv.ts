import { asTableCell } from '@rathausplatz/contract/table-cell'

/** Excel takes a file for UTF-8 by this. */
const MARK = '\u{feff}'

const cell = (text: string): string => {
  const safe = asTableCell(text)
  return /[";\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Lines of a table as German Excel opens them by a double click: semicolons, and nothing that it would change or run. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map(row => `${row.map(cell).join(';')}\r\n`).join('')

/** The file, from its lines in parts. */
export const csvFile = (parts: readonly string[]): Blob =>
  new Blob([MARK, ...parts], { type: 'text/csv;charset=utf-8' })
