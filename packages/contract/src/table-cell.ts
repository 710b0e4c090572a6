/**
 * How a text stands in a cell of a CSV file, so that spreadsheets show it as it is and run nothing, and back.
 *
 * What looks like a number becomes a formula that says this text: `="07251"`. Excel and Google tables then hold exactly
 * the text, which sorts and goes into a letter as it is; a tab before it would go along, and an apostrophe would be seen,
 * for files hide none. LibreOffice shows the formula as it stands, and loses nothing either.
 *
 * What would be run gets an apostrophe, which is seen: such texts are rare, and most of them nobody means well.
 */

/** What Excel would change: leading zeros and pluses, more digits than it shows, numbers and rooms that it takes for a day. */
const LIKE_A_NUMBER = /^(?!(?:0|[1-9]\d{0,10})$)(?:\d[\d/-]*|\d{1,2}\.\d{1,2}\.?|\+\d[\d ()/-]*)$/
const SAID = /^="([\d+][\d ()/-]*|\d{1,2}\.\d{1,2}\.?)"$/

/** What spreadsheets would run, also behind spaces and as the wide letters of East Asian keyboards. */
const FORMULA = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/

export const asTableCell = (text: string): string => {
  if (LIKE_A_NUMBER.test(text)) return `="${text}"`
  return FORMULA.test(text) ? `'${text}` : text
}

/** Also of a file that somebody else has written so. */
export const fromTableCell = (cell: string): string => {
  const said = SAID.exec(cell)?.[1]
  if (said !== undefined) return said
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}
