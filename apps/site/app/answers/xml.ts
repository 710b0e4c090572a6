const NAMES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text as XML 1.0 may hold it, also between quotes: what XML has no letter for is left out. */
export function xmlText(text: string): string {
  return xmlLetters(text).replaceAll(/[&<>"']/g, sign => NAMES[sign] ?? '')
}

/** Without the characters that no XML document may hold, however they are written. */
export function xmlLetters(text: string): string {
  return text.toWellFormed().replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
}
