/**
 * Writes a text into a cell of a CSV file, so that spreadsheets show it unchanged and run nothing, and reads
 * it back.
 *
 * A text that looks like a number becomes a formula: `="07251"`. Excel and Google Sheets then hold exactly
 * the text, for sorting and form letters. A leading tab would become part of the text, and a leading
 * apostrophe would be visible, because spreadsheets do not hide it when they open a file. LibreOffice shows
 * the formula itself and loses nothing either.
 *
 * A text that would be run gets a visible apostrophe: such texts are rare, and most of them are attacks.
 */

/**
 * Texts that Excel would change: leading zeros and pluses, more digits than Excel shows, and numbers (also of
 * rooms) that Excel reads as a date.
 */
const LIKE_A_NUMBER = /^(?!(?:0|[1-9]\d{0,10})$)(?:\d[\d/-]*|\d{1,2}\.\d{1,2}\.?|\+\d[\d ()/-]*)$/
const SAID = /^="([\d+][\d ()/-]*|\d{1,2}\.\d{1,2}\.?)"$/

/**
 * Texts that spreadsheets would run, also behind blanks and in the full-width forms of East Asian keyboards.
 */
const FORMULA = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/

export const asTableCell = (text: string): string => {
  if (LIKE_A_NUMBER.test(text)) return `="${text}"`
  return FORMULA.test(text) ? `'${text}` : text
}

/** Reverses `asTableCell`, also in files of other programs with the same notation. */
export const fromTableCell = (cell: string): string => {
  const said = SAID.exec(cell)?.[1]
  if (said !== undefined) return said
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}
