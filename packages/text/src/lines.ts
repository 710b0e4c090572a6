/** Returns a text on one line: line ends, control characters and runs of blanks become one blank. */
export const inOneLine = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/** Returns a text with `\n` as its only line end; every other control character becomes a blank. */
export const inLines = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
