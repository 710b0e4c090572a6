import { baseLetters } from '@rathausplatz/text'

const LONGEST = 200

/**
 * Returns the sort key of a title, equal in every database: German dictionary order (DIN 5007-1), ä like a
 * and ß like ss, word by word, numbers by value, punctuation ignored.
 */
export const titleKey = (title: string): string =>
  (baseLetters(title.slice(0, LONGEST)).match(/\d+|[^\p{N}\p{P}\p{S}\s]+|[\p{N}]+|\s+/gu) ?? [])
    .map(part => (/^\s/.test(part) ? ' ' : /^\d/.test(part) ? numberKey(part) : part))
    .join('')
    .trim()

/** Prefixes a number with its length, so that 9 sorts before 10. */
function numberKey(digits: string): string {
  const number = digits.replace(/^0+(?=\d)/, '')
  return `${String.fromCharCode(48 + Math.min(number.length, 9))}${number}`
}
