/** Signs that a page writes as several: once as markup, once more in the data that a browser starts from. */
const WRITTEN_LONGER = /[<>&"'\\\p{Cc}\u2028\u2029]/u

/**
 * As much of a field as is shown again to who has to correct it. Everything that a person types, also beyond the limit of
 * the field; of what was made to swell the page, as much as weighs `most` bytes in it.
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
