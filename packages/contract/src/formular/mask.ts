/** Masks of a text: 9 is a digit, A a letter, * both; all other signs are themselves. */

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
