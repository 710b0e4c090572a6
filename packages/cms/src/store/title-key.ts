import { baseLetters } from '@rathausplatz/text'

const LONGEST = 200

/**
 * A title as lists are put in order by, in every database the same: as German dictionaries do (DIN 5007-1), ä beside a
 * and ß as ss, word by word, numbers by their value, whatever quotes and dashes stand between.
 */
export const titleKey = (title: string): string =>
  (baseLetters(title.slice(0, LONGEST)).match(/\d+|[^\p{N}\p{P}\p{S}\s]+|[\p{N}]+|\s+/gu) ?? [])
    .map(part => (/^\s/.test(part) ? ' ' : /^\d/.test(part) ? numberKey(part) : part))
    .join('')
    .trim()

/** With its length before it, so that 9 comes before 10. */
function numberKey(digits: string): string {
  const number = digits.replace(/^0+(?=\d)/, '')
  return `${String.fromCharCode(48 + Math.min(number.length, 9))}${number}`
}
