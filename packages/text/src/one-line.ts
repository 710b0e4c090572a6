/** A text on one line: line ends, control characters and runs of blanks are one blank. */
export const inOneLine = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
