import { plainSigns } from '@rathausplatz/text'

/** Masks of a text: 9 is a digit, A a letter, * both; all other signs are themselves. */

/** Signs that people put between groups, or leave out. */
const BETWEEN = /[ ./_-]/

/**
 * Returns a typed text in the shape of a mask: `276 0981 0123 4567` for fifteen digits, with or without what
 * its label says. Undefined if it does not fit.
 */
export function fitted(mask: string, text: string): string | undefined {
  if (fits(mask, text)) return text
  const plain = plainSigns(text)
  const bare = mask.split(BETWEEN).join('')
  const found = [plain, plain.replace(/^\p{L}[\p{L} .-]*[:.]? ?(?=\d)/u, '')]
    .map(one => one.split(BETWEEN).join(''))
    .find(one => fits(bare.toUpperCase(), one.toUpperCase()))
  if (found === undefined || bare === '') return undefined
  const signs = Array.from(found)
  return Array.from(mask, wanted => {
    if (BETWEEN.test(wanted)) return wanted
    const sign = signs.shift() ?? ''
    return /[9A*]/.test(wanted) ? sign : wanted
  }).join('')
}

/** Compares a text with a mask character by character, so that a mask costs no more than its length. */
export function fits(mask: string, text: string): boolean {
  const signs = Array.from(text)
  const wanted = Array.from(mask)
  return (
    signs.length === wanted.length &&
    wanted.every((one, index) => {
      const sign = signs[index] ?? ''
      if (one === '9') return /^\d$/.test(sign)
      if (one === 'A') return /^\p{L}$/u.test(sign)
      if (one === '*') return /^[\p{L}\d]$/u.test(sign)
      return one === sign
    })
  )
}

/** Returns an example for a mask: 9 and * become digits, A becomes letters. */
export const exampleOf = (mask: string): string => {
  let digit = 0
  let letter = 0
  return mask.replaceAll(/[9A*]/g, sign =>
    sign === 'A' ? String.fromCodePoint(65 + (letter++ % 26)) : String(++digit % 10),
  )
}
