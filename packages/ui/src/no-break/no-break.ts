const SPACE = '\u00a0'
/** Invisible; the line does not break where it stands. */
const JOINER = '\u2060'
const UNITS =
  '€|Euro|Cent|%|°C|Uhr|m²|m³|km|cm|mm|m|kWh|MWh|kW|ha|kg|t|l|Meter|Kilometer|Hektar|Minuten|Stunden|Tage|Wochen|Monate|Jahre|Millionen|Mio\\.'

/** A number and its unit, a paragraph sign and its number, the two halves of a large amount, day and month. */
const TOGETHER: readonly RegExp[] = [
  new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu'),
  /(?<=Millionen|Mio\.|Milliarden) (?=€|Euro)/gu,
  /(?<=§§?|Absatz|Abs\.|Nummer|Nr\.|Artikel|Art\.|Satz|Zimmer|Klasse|Platz) (?=\d)/gu,
  /(?<=\d\.) (?=(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L}))/gu,
  /(?<=(?:^|\D)0\d{1,4}) (?=\d{3})/gu,
]

/** The hyphen of `E-Mail`, `S-Bahn`, `A-Klasse`: one letter alone at the end of a line is no word. */
const LETTER_AND_HYPHEN = /(?<![\p{L}\d-])\p{L}-(?=\p{Lu})/gu

/** The same text, without a break where it would tear apart what is read as one. */
export function noBreak(text: string): string {
  const joined = text.replace(LETTER_AND_HYPHEN, `$&${JOINER}`)
  if (!/\d|Millionen|Mio|Milliarden/.test(joined)) return joined
  return TOGETHER.reduce((found, pattern) => found.replace(pattern, SPACE), joined)
}
