import { recordFacts } from './record-facts.ts'
import { toEuro } from './spelling.ts'

/** A number with its unit in a text: „eines Monats“, „2 Wochen“, „25 €“. */
export type Quantity = {
  /** Equal for all spellings: „14 Tage“ are „zwei Wochen“. */
  readonly key: string
  readonly measure: 'zeit' | 'geld' | 'anteil'
  readonly words: string
}

const NUMBERS = 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ')
const WORDS = String.raw`ein(?:e[mnrs]?)?|${NUMBERS.slice(2).join('|')}|zweier|dreier`
const UNITS =
  'Minuten?|Stunden?|Werktag(?:e[ns]?|s)?|Arbeitstag(?:e[ns]?|s)?|Tag(?:e[ns]?|s)?|Wochen?|Monat(?:e[ns]?|s)?|Jahr(?:e[ns]?|s)?|Euro|€|Prozent|%'
const QUANTITY = new RegExp(
  String.raw`(?<![\p{L}\d]|\d[.,])(?:(\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|\d{1,6}(?:,\d{1,2})?)|(${WORDS}))[ \u00a0-]?(${UNITS})(?!\p{L})`,
  'giu',
)

/** Each unit by its first letters, with the smaller unit that it is counted in. */
const TIMES: readonly { readonly begin: string; readonly unit: string; readonly times: number }[] = [
  { begin: 'min', unit: 'min', times: 1 },
  { begin: 'stu', unit: 'min', times: 60 },
  { begin: 'wer', unit: 'werktag', times: 1 },
  { begin: 'arb', unit: 'arbeitstag', times: 1 },
  { begin: 'tag', unit: 'tag', times: 1 },
  { begin: 'woc', unit: 'tag', times: 7 },
  { begin: 'mon', unit: 'monat', times: 1 },
  { begin: 'jah', unit: 'monat', times: 12 },
]

/** Returns the quantities of a text, in order. */
export const quantitiesIn = (text: string): Quantity[] =>
  Array.from(text.matchAll(QUANTITY), ([words, digits, word = '', unit = '']) =>
    quantityOf(digits === undefined ? numberOf(word) : toEuro(digits), unit, words),
  )

const numberOf = (word: string): number => {
  const plain = word.toLowerCase()
  const exact = NUMBERS.indexOf(plain)
  if (exact >= 0) return exact
  return plain.startsWith('ein') ? 1 : plain.startsWith('zwei') ? 2 : 3
}

function quantityOf(number: number, unit: string, words: string): Quantity {
  const begin = unit.toLowerCase().slice(0, 3)
  if (begin === '€' || begin === 'eur') return { key: `${number} euro`, measure: 'geld', words }
  if (begin === '%' || begin === 'pro') return { key: `${number} prozent`, measure: 'anteil', words }
  const known = TIMES.find(one => one.begin === begin)
  return { key: `${number * (known?.times ?? 1)} ${known?.unit ?? begin}`, measure: 'zeit', words }
}

/** Returns the amounts in the fields of a record, with their paths. */
export const amountsOf = (data: unknown): readonly { readonly feld: string; readonly quantity: Quantity }[] =>
  [...recordFacts(data)].flatMap(({ art, wert, feld }) =>
    art === 'gebuehr' ? [{ feld, quantity: quantityOf(toEuro(wert), '€', `${wert} €`) }] : [],
  )
