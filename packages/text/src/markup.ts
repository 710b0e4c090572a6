const NAMES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\r': '&#13;',
}

const named = (sign: string): string => NAMES[sign] ?? sign

/** Text between the tags of HTML. */
export const htmlText = (text: string): string => text.replaceAll(/[&<>]/g, named)

/** The value of an attribute of HTML, between double quotes. */
export const htmlAttribute = (text: string): string => text.replaceAll(/[&<>"]/g, named)

/** Text of XML 1.0, also between quotes. Characters that XML cannot hold are left out. */
export const xmlText = (text: string): string => xmlLetters(text).replaceAll(/[&<>"'\r]/g, named)

/** Without the characters that no XML document may hold, however they are written. */
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

/** The text that `htmlText`, `htmlAttribute` or React wrote as HTML. */
export const unescaped = (html: string): string =>
  html.replaceAll(/&(#x27|#39|amp|lt|gt|quot);/g, (_, name: string) => SIGNS[name] ?? '')
