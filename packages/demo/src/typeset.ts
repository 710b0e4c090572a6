const NBSP = '\u00a0'

const months = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'

/** Pairs of patterns before and after a blank that DIN 5008 keeps on one line. */
const joints = [
  [/\d/, /Uhr|€|%|km\b|m\b|ha\b|kg\b|kWh\b|°C|Cent\b|Euro\b/],
  [/(?:§§?|Art\.|Absatz|Zimmer|Linie|Nummer|Buchstabe)/, /\d/],
  [/\b\d{1,2}\./, new RegExp(months)],
  [/\bz\./, /B\./],
  [/\b030/, /23125/],
  [/\b\d{5}/, /[A-ZÄÖÜ]/],
  [/[a-zß]straße|[a-zß]weg|[a-zß]platz|[a-zß]gasse|[a-zß]hof/, /\d/],
] as const

const rules = joints.map(([before, after]) => new RegExp(`(?<=${before.source}) (?=${after.source})`, 'gu'))

/**
 * Returns a text with non-breaking spaces between these patterns. Addresses contain no blanks, so links stay
 * unchanged.
 */
export function typesetText(text: string): string {
  return rules.reduce((line, rule) => line.replaceAll(rule, NBSP), text)
}

/** Applies `typesetText` to every text in a content. */
export function typeset<T>(value: T): T {
  if (typeof value === 'string') return typesetText(value) as T
  if (Array.isArray(value)) return value.map(typeset) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, typeset(item)])) as T
}
