import { decomposed } from '@rathausplatz/contract'

/** Letters that are no letter with a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
}
const FOLDED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

const LONGEST = 200

/**
 * A title as lists are put in order by, in every database the same: as German dictionaries do (DIN 5007-1), ä beside a
 * and ß as ss, word by word, numbers by their value, whatever quotes and dashes stand between.
 */
export const titleKey = (title: string): string =>
  (
    decomposed(title.slice(0, LONGEST).toLowerCase())
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(FOLDED, letter => LETTERS[letter] ?? letter)
      .match(/\d+|[^\p{N}\p{P}\p{S}\s]+|[\p{N}]+|\s+/gu) ?? []
  )
    .map(part => (/^\s/.test(part) ? ' ' : /^\d/.test(part) ? numberKey(part) : part))
    .join('')
    .trim()

/** With its length before it, so that 9 comes before 10. */
function numberKey(digits: string): string {
  const number = digits.replace(/^0+(?=\d)/, '')
  return `${String.fromCharCode(48 + Math.min(number.length, 9))}${number}`
}
