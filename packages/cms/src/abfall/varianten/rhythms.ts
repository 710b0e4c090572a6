/** How often a bin is emptied, in the many spellings of calendars and tables. */

const NUMERALS = new Map([
  ['ein', 1],
  ['einem', 1],
  ['jede', 1],
  ['jeden', 1],
  ['zwei', 2],
  ['zweite', 2],
  ['drei', 3],
  ['dritte', 3],
  ['vier', 4],
  ['vierte', 4],
  ['fuenf', 5],
  ['sechs', 6],
  ['acht', 8],
  ['zehn', 10],
  ['zwoelf', 12],
  ['vierzehn', 14],
])

const COUNT = String.raw`(?:\d{1,2}|ein|zwei|drei|vier|fuenf|sechs|acht|zehn|zwoelf|vierzehn)`
const ORDINAL = String.raw`(?:\d{1,2}\.|zweiten?|dritten?|vierten?)`
const ENDING = '(?:e[rnsm]?)?'
/** A unit of time as an adverb or adjective: „wöchentlich“, „wöchig“, „wö.“, „täglich“, „monatl.“. */
const LY = String.raw`(?<wort>woechentl(?:ich${ENDING})?|woechtl|woechig${ENDING}|woech|woe|wtl|taegl(?:ich${ENDING})?|taegig${ENDING}|tgl|tg|monatl(?:ich${ENDING})?|monatig${ENDING}|jaehrl(?:ich${ENDING})?)`
const UNIT = '(?<einheit>wochen?|w|tage?n?|monate?n?|jahre?n?)'
const TACT = String.raw`(?:-?(?:rhythmus|turnus|takt|intervall|leerung|abfuhr|abholung|tonne))`
const NOT_IN_WORD = String.raw`(?![\p{L}\p{N}])\.?`
const BEGIN = String.raw`(?<![\p{L}\p{N}]|\d[.,-])`

const SPELLINGS: readonly RegExp[] = [
  // „2 x wöchentlich“, „zweimal pro Woche“: several times in one interval.
  new RegExp(
    String.raw`${BEGIN}(?<mal>${COUNT})\s?-?(?:x|mal)\s?-?(?:(?:pro|in der|je|im|die|a)\s|\/\s?)?(?:${LY}|${UNIT})${NOT_IN_WORD}`,
    'gu',
  ),
  // „alle zwei Wochen“, „alle 14 Tage“, „jede 2. Woche“, „jede Woche“, „jeden Monat“
  new RegExp(
    String.raw`${BEGIN}(?:alle\s+(?<zahl>${COUNT})|(?<zahl2>jeden?)(?:\s+(?<zahl3>${ORDINAL}))?)\s+${UNIT}${NOT_IN_WORD}`,
    'gu',
  ),
  // „14-täglich“, „zweiwöchentlich“, „2 wö.“, „wöchentlich“, „monatlich“
  new RegExp(
    String.raw`${BEGIN}(?:(?:alle|im)\s+)?(?:(?<zahl>${COUNT})\s*-?\s*)?${LY}${TACT}?${NOT_IN_WORD}`,
    'gu',
  ),
  // „2-Wochen-Rhythmus“, „4 Wochen“, „2-Wochentakt“
  new RegExp(String.raw`${BEGIN}(?:im\s+)?(?<zahl>${COUNT})\s*-?\s*${UNIT}${TACT}?${NOT_IN_WORD}`, 'gu'),
  new RegExp(String.raw`${BEGIN}(?<vorsilbe>viertel|halb)jaehrl(?:ich${ENDING})?${NOT_IN_WORD}`, 'gu'),
  new RegExp(String.raw`${BEGIN}(?<quartal>quartalsweise)${NOT_IN_WORD}`, 'gu'),
  // The letters of an office: „Typ B“.
  /\b(?<typ>typ\s+(?:[a-z]|\d))\b/gu,
]

const WORDS = { woche: 'wöchentlich', tag: 'täglich', monat: 'monatlich', jahr: 'jährlich' } as const
type Unit = keyof typeof WORDS

function unitOf(text: string): Unit {
  if (text.startsWith('m')) return 'monat'
  if (text.startsWith('j')) return 'jahr'
  return text.startsWith('t') ? 'tag' : 'woche'
}

const numberOf = (text: string | undefined): number | undefined =>
  text === undefined
    ? undefined
    : (NUMERALS.get(text.replace(/n$/, '')) ?? NUMERALS.get(text) ?? Number.parseInt(text, 10))

/** Returns „2-wöchentlich“ for every second week; full weeks of days are weeks. */
export function everyInWords(many: number, unit: Unit): string {
  if (unit === 'tag' && many % 7 === 0 && many > 0) return everyInWords(many / 7, 'woche')
  return many === 1 ? WORDS[unit] : `${many}-${WORDS[unit]}`
}

type Groups = Readonly<Record<string, string | undefined>>

function inWords(groups: Groups): string {
  if (groups['typ'] !== undefined) return `Typ ${groups['typ'].slice(-1).toUpperCase()}`
  if (groups['quartal'] !== undefined || groups['vorsilbe'] === 'viertel') return 'vierteljährlich'
  if (groups['vorsilbe'] !== undefined) return 'halbjährlich'
  const unit = unitOf(groups['wort'] ?? groups['einheit'] ?? '')
  const times = numberOf(groups['mal'])
  if (times !== undefined) return times === 1 ? WORDS[unit] : `${times}-mal ${WORDS[unit]}`
  return everyInWords(numberOf(groups['zahl3'] ?? groups['zahl']) ?? 1, unit)
}

/** A rhythm or a size in a text, with its position. */
export type Said = { readonly at: number; readonly name: string }

/** Covers what is found, so that positions stay. */
const COVER = '\uE000'

/** Finds the rhythms of a folded text. Returns them, and the text with a mark in place of each. */
export function takeRhythms(
  text: string,
  mark: string,
): { readonly rest: string; readonly said: readonly Said[] } {
  const said: Said[] = []
  let covered = text.replaceAll(COVER, ' ')
  for (const spelling of SPELLINGS)
    covered = covered.replaceAll(spelling, (...args: unknown[]) => {
      said.push({ at: Number(args.at(-3)), name: inWords(args.at(-1) as Groups) })
      return COVER.repeat(String(args[0]).length)
    })
  return { rest: covered.replaceAll(/\uE000+/g, mark), said }
}

/** Returns the days between two collections of a rhythm; undefined if its name does not say it. */
export function daysOfRhythm(name: string): number | undefined {
  const [, many = '1', word] = /^(?:(\d+)-)?(wöchentlich|täglich)$/.exec(name) ?? []
  return word === undefined ? undefined : Number(many) * (word === 'täglich' ? 1 : 7)
}
