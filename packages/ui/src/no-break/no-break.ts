const SPACE = '\u00a0'
/** The invisible word joiner, which prevents a line break. */
const JOINER = '\u2060'
const UNITS =
  '€|Euro|Cent|%|°C|Uhr|m²|m³|km|cm|mm|m|kWh|MWh|kW|ha|kg|t|l|Meter|Kilometer|Hektar|Minuten|Stunden|Tage|Wochen|Monate|Jahre|Millionen|Mio\\.'

/**
 * Parts that stay together: number and unit, section sign and number, number and "Millionen", day and month.
 */
const TOGETHER: readonly RegExp[] = [
  new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu'),
  /(?<=Millionen|Mio\.|Milliarden) (?=€|Euro)/gu,
  /(?<=§§?|Absatz|Abs\.|Nummer|Nr\.|Artikel|Art\.|Satz|Zimmer|Klasse|Platz) (?=\d)/gu,
  /(?<=\d\.) (?=(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L}))/gu,
  /(?<=(?:^|\D)0\d{1,4}) (?=\d{3})/gu,
]

/** The hyphen of `E-Mail`, `S-Bahn`, `A-Klasse`: a single letter must not end a line. */
const LETTER_AND_HYPHEN = /(?<![\p{L}\d-])\p{L}-(?=\p{Lu})/gu

/** Prevents line breaks within units such as numbers with their unit. */
export function noBreak(text: string): string {
  const joined = text.replace(LETTER_AND_HYPHEN, `$&${JOINER}`)
  if (!/\d|Millionen|Mio|Milliarden/.test(joined)) return joined
  return TOGETHER.reduce((found, pattern) => found.replace(pattern, SPACE), joined)
}
