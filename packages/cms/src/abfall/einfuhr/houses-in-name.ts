import { readSpans } from '../house-numbers/read-spans.ts'
import { spansInWords } from '../house-numbers/spans.ts'
import { splitStreet } from '../places.ts'

/** The addresses of a text that names streets; `unklar` if it limits a street in words that are not read. */
export type AddressesInName =
  | { readonly is: 'klar'; readonly adressen: readonly { strasse: string; hausnummer: string }[] }
  | { readonly is: 'unklar' }

const YEAR = /(?<![\d.])20[2-9]\d(?:\s?[/–-]\s?(?:20)?\d{2})?(?!\d)/g
/** Numbers behind a street that are no houses: a day, a rhythm, a size, a postcode. */
const NO_HOUSE =
  /^\d{1,2}\.\s?(?:\d|\p{L})|^\d{1,2}[-\s]?(?:tä?g|taeg|wö?ch|woech)|^\d{2,4}\s?(?:l|liter)(?!\p{L})|^\d{5}(?!\d)/iu
const EDGES = /^[\s,:;|–—-]+|[\s,:;|(–—-]+$/gu
/** Words that limit a street to a part of it. */
const LIMITS =
  /(?<!\p{L})(?:(?:un)?gerade\p{L}*|(?:un)?ger\.|ung\.|\p{L}*seiten?|links|rechts|oben|unten|linke\p{L}*|rechte\p{L}*|au(?:ß|ss)er|ohne|nur|(?:oberer?|unterer?|vorderer?|hinterer?|erster?|zweiter?|nördlich\p{L}*|südlich\p{L}*|östlich\p{L}*|westlich\p{L}*)|teil|\p{L}*abschnitt|hs|h(?:aus|äuser)|haus-?n\p{L}*|hnr|nrn?|nummern?)(?!\p{L})/iu
/** Two numbers that are no days and no hours: „1 bis 24“. */
const RANGE = /(?<![.:\d])\d{1,4}\s?\p{L}?\s*(?:[-–/]|bis)\s*\d{1,4}(?![.:\d]|\s?Uhr)/iu
const MOST_WORDS = 16

/** Returns the houses that a text begins with, and the rest of it. */
function housesAhead(text: string): { hausnummer: string; rest: string } {
  const words = [...text.matchAll(/\S+/gu)].slice(0, MOST_WORDS)
  if (!NO_HOUSE.test(text.replaceAll(EDGES, '')))
    for (const { 0: word, index } of words.toReversed()) {
      const end = index + word.length
      const rest = text.slice(end)
      const spans = /^\s*Uhr/i.test(rest) ? undefined : readSpans(text.slice(0, end).replaceAll(EDGES, ''))
      if (spans && spans.length > 0) return { hausnummer: spansInWords(spans), rest }
    }
  return { hausnummer: '', rest: text }
}

/**
 * Reads the houses beside the streets of a calendar's name, such as „Abfuhr 2027 – Bahnhofstr. 1–24 (ger.)“.
 * `strassen` are the streets of the text. Of a running text only the words up to the next comma belong to a
 * street.
 */
export function addressesInName(name: string, strassen: readonly string[], isName: boolean): AddressesInName {
  const text = name.replaceAll(/\p{DI}/gu, '')
  const streets = [...new Set(strassen.map(one => splitStreet(one, '').strasse))]
    .map(strasse => ({ strasse, from: text.indexOf(strasse) }))
    .filter(({ from }) => from >= 0)
    .toSorted((one, other) => one.from - other.from || one.strasse.length - other.strasse.length)
    .filter(({ from }, nth, all) => all[nth - 1]?.from !== from)
  const adressen: { strasse: string; hausnummer: string }[] = []
  if (isName && LIMITS.test(text.slice(0, streets[0]?.from ?? 0))) return { is: 'unklar' }
  for (const [nth, { strasse, from }] of streets.entries()) {
    const behind = text.slice(from + strasse.length, streets[nth + 1]?.from).replaceAll(YEAR, ' | ')
    const { hausnummer, rest } = housesAhead(isName ? behind : (/^[^,;\n]*/.exec(behind)?.[0] ?? ''))
    const begin = rest.replaceAll(EDGES, '')
    const isOpen = hausnummer === '' && /^\(?\d/.test(begin) && !NO_HOUSE.test(begin)
    if (isOpen || LIMITS.test(rest) || (isName && RANGE.test(rest))) return { is: 'unklar' }
    adressen.push({ strasse, hausnummer })
  }
  return { is: 'klar', adressen }
}

export const unclearHouses = (text: string): string =>
  `Für welche Häuser „${text.slice(0, 120)}“ gilt, ist unklar. Bitte lesen Sie diesen Kalender allein ein, und wählen Sie die Straße, oder schreiben Sie die Hausnummern so: „Bahnhofstraße 1–24 gerade“.`
