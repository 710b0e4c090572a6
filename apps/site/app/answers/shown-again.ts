/**
 * Characters that are escaped and so take several bytes. The page contains the text twice: as markup and in
 * the data for the browser.
 */
const WRITTEN_LONGER = /[<>&"'\\\p{Cc}\u2028\u2029]/u

/**
 * Cuts a field that is shown again for correction, so that it adds at most `most` bytes to the page. Ordinary
 * text stays whole, even beyond the limit of the field; input made to inflate the page is cut.
 */
export function shownAgain(text: string, most: number): string {
  let weight = 0
  let end = 0
  for (const letter of text) {
    weight += WRITTEN_LONGER.test(letter) ? 12 : letter < '\u0080' ? 2 : 8
    if (weight > most) break
    end += letter.length
  }
  return text.slice(0, end)
}
