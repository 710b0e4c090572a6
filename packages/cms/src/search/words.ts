import { stemmer } from '@orama/stemmers/german'
import { composed, decomposed } from '@rathausplatz/text'
import { LRUCache } from 'lru-cache'

/** A word of a text: its stem and its position. */
export type Word = { readonly wort: string; readonly start: number; readonly end: number }

/** A run of letters or a run of digits; `60l` and `B35` are two words each. */
const WORD = /\p{N}+|[\p{L}\p{M}]+/gu

/** Telephone numbers with the separators that people write. */
const PHONE = /(?<!\d)(?:\+49[\s\u00a0]?(?:\(0\))?|0)\d{1,5}(?:[\s\u00a0/()-]{0,3}\d){5,11}(?!\d)/g

/**
 * Telephone numbers without an area code, as typed in a question; never a year, and never a postal code before its
 * place: `76999 Rebenau`. Five digits alone may be either.
 */
const LOCAL_PHONE =
  /(?<![\d.])(?!(?:19|20)\d{2}[\s\u00a0]?\/)(?!\d{5}[\s\u00a0]+\p{L})[1-9]\d{2,6}(?:[\s\u00a0]?[-/][\s\u00a0]?\d{1,5}|\d{2,4})(?![\d.])/gu

const MONTHS =
  'januar|februar|märz|maerz|april|mai|juni|juli|august|september|oktober|november|dezember'.split('|')
const DAY = new RegExp(
  String.raw`(?<!\d)(\d{1,2})\.[\s\u00a0]?(?:(\d{1,2})\.|(${MONTHS.join('|')}))(?:[\s\u00a0]?(\d{4}))?(?!\d)`,
  'giu',
)

/** Rooms and floors: `Zimmer 7`, `Raum Nr. 7`, `zweiter Stock`, `2. OG`. */
const ROOM =
  /(?<!\p{L})(?:zimmer|zi\.|raum|büro|buero)[\s\u00a0]*(?:nr\.?|nummer)?[\s\u00a0]*(\d{1,3})(?!\d)/giu
const FLOORS = 'erst|zweit|dritt|viert'.split('|')
const FLOOR =
  /(?<![\p{L}\d])(?:(\d)\.|(erst|zweit|dritt|viert)e[nrms]?)[\s\u00a0]*(?:stock|og|obergeschoss|etage)(?!\p{L})/giu

/** Hyphenated words, which are also indexed as one word: `Müll-Abfuhr` as `Müllabfuhr`. */
const HYPHENATED = /(?<!\p{L})\p{L}{2,40}(?:[-\u2010\u2011]\p{L}{2,40})+(?!\p{L})/gu

/** Longest word in characters; of a longer word only the beginning counts. */
export const LONGEST_WORD = 80

/** Returns the normalised text: umlauts composed (NFC), without soft hyphens and zero-width characters. */
export const normalise = (text: string): string =>
  composed(text.replaceAll(/[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, ''))

/**
 * Folds spelling variants: `Müll`, `Muell` and `Mull`, `Straße` and `Strasse`, `Café` and `Cafe`. The `ue` of
 * `Steuer` is folded too, in text and question alike, so both still match.
 */
export const plainForm = (text: string): string =>
  decomposed(text.toLowerCase().replaceAll('ß', 'ss'))
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/ae|oe|ue/g, pair => pair.charAt(0))

/**
 * Returns the stem that all forms share: `Ausweise` and `Ausweis`. A word is stemmed before it is folded,
 * because the stemmer needs the umlauts.
 */
export function stem(word: string): string {
  const short = word.slice(0, LONGEST_WORD)
  const known = stems.get(short)
  if (known !== undefined) return known
  const found = plainForm(stemmer(short.toWellFormed().toLowerCase())).slice(0, LONGEST_WORD)
  stems.set(short, found)
  return found
}

/** Cache of stems; the vocabulary of a town takes some two megabytes. */
const stems = new LRUCache<string, string>({ max: 20_000 })

/** Returns the words of a normalised text in order. */
export const words = (text: string): Word[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    wort: stem(word),
    start: index,
    end: index + word.length,
  }))

/** Returns the spelling of a word in a text; empty if it is missing. */
export function writtenIn(text: string, wort: string): string {
  const word = words(text).find(one => one.wort === wort)
  return word ? text.slice(word.start, word.end) : ''
}

/** Returns further index words of a normalised text: telephone numbers, days, rooms, hyphenated words. */
export function wholes(text: string): string[] {
  return [
    ...[...text.matchAll(PHONE)].flatMap(([number]) => phoneWords(number)),
    ...[...text.matchAll(DAY)].flatMap(([, day = '', month, name, year]) =>
      dayWords(Number(day), month ? Number(month) : monthNumber(name ?? ''), year),
    ),
    ...Array.from(text.matchAll(ROOM), ([, number = '']) => roomWord(number)),
    ...Array.from(text.matchAll(FLOOR), ([, number, name]) => floorWord(number, name)),
    ...hyphenated(text),
  ]
}

const roomWord = (number: string): string => `raum${Number(number)}`
const floorWord = (number: string | undefined, name = ''): string =>
  `stock${number ?? FLOORS.indexOf(name.toLowerCase()) + 1}`

/** Returns the hyphenated words of a normalised text, each joined. */
export const hyphenated = (text: string): string[] =>
  Array.from(text.matchAll(HYPHENATED), ([word]) =>
    stem(word.slice(0, 2 * LONGEST_WORD).replaceAll(/[^\p{L}]/gu, '')),
  )

/** Splits a question into telephone numbers, rooms and days, and the rest. */
export function takeWholes(text: string): { wholes: string[]; rest: string } {
  const found: string[] = []
  const take = (number: string) => {
    found.push(phoneWords(number)[0] ?? '')
    return ' '
  }
  const told = (word: string) => {
    found.push(word)
    return ' '
  }
  const rest = text
    .replaceAll(ROOM, (_, number: string) => told(roomWord(number)))
    .replaceAll(FLOOR, (_, number?: string, name?: string) => told(floorWord(number, name)))
    .replaceAll(PHONE, take)
    .replaceAll(LOCAL_PHONE, take)
    .replaceAll(DAY, (_, day: string, month?: string, name?: string, year?: string) => {
      found.push(dayWords(Number(day), month ? Number(month) : monthNumber(name ?? ''), year).at(-1) ?? '')
      return ' '
    })
  return { wholes: found.filter(Boolean), rest }
}

/** Returns index words for a day: without the year and, if the year is known, also with it. */
export function dayWords(day: number, month: number, year?: string): string[] {
  const short = `tag${two(month)}${two(day)}`
  return year ? [short, `${short}x${year}`] : [short]
}

/**
 * Returns index words for a telephone number: as dialled and, if the area code is separated, also without it.
 */
function phoneWords(number: string): string[] {
  const national = number.replace(/^\+49[\s\u00a0]?(?:\(0\))?/, '0')
  const local = national.replace(/^0\d+[\s\u00a0/()-]+/, '')
  return [...new Set([national, local])].map(digits => `tel${digits.replaceAll(/\D/g, '')}`)
}

function monthNumber(name: string): number {
  const index = MONTHS.indexOf(name.toLowerCase())
  // März is in the list in two spellings.
  return index < 3 ? index + 1 : index
}

/** Reverses a word, so that a common ending becomes a common prefix. */
export const backwards = (word: string): string => Array.from(word).toReversed().join('')

/** Returns the word with one pair of neighbouring letters swapped, for each pair. */
export const swapped = (word: string): string[] =>
  Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, i) => `${word.slice(0, i)}${word[i + 1]}${word[i]}${word.slice(i + 2)}`,
  )

const two = (number: number) => String(number).padStart(2, '0')
