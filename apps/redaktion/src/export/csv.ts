/** Excel takes a file for UTF-8 by this. */
const MARK = '\u{feff}'

/** What spreadsheets would read as a formula, also behind spaces and as the wide letters of East Asian keyboards. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** As text: an apostrophe before it is what spreadsheets hide and every other reader shows. */
const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

const cell = (text: string): string => {
  const safe = harmless(text)
  return /[";\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Lines of a table as German Excel opens them by a double click: semicolons, and nothing that it would run. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map(row => `${row.map(cell).join(';')}\r\n`).join('')

/** The file, from its lines in parts. */
export const csvFile = (parts: readonly string[]): Blob =>
  new Blob([MARK, ...parts], { type: 'text/csv;charset=utf-8' })
