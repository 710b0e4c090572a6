const NAMES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\r': '&#13;',
}

const named = (sign: string): string => NAMES[sign] ?? sign

/** Escapes text between the tags of HTML. */
export const htmlText = (text: string): string => text.replaceAll(/[&<>]/g, named)

/** Escapes the value of an HTML attribute in double quotes. */
export const htmlAttribute = (text: string): string => text.replaceAll(/[&<>"]/g, named)

/** Escapes text for XML 1.0, also in quotes. Removes characters that XML does not allow. */
export const xmlText = (text: string): string => xmlLetters(text).replaceAll(/[&<>"'\r]/g, named)

/** Removes the characters that XML does not allow in any form. */
export const xmlLetters = (text: string): string =>
  text.toWellFormed().replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')

const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
}

/** Reverses the escaping of `htmlText`, `htmlAttribute` and React. */
export const unescaped = (html: string): string =>
  html.replaceAll(/&(#x27|#39|amp|lt|gt|quot);/g, (_, name: string) => SIGNS[name] ?? '')
