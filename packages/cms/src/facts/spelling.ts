import { mainNumberOf } from '@rathausplatz/contract'

/** Spellings of numbers, names and times in German texts. */

/** Replaces blanks of any kind by single spaces. */
export const plain = (text: string): string => text.replaceAll(/[\s\u00a0]+/g, ' ').trim()

export const TITLES = /^(?:Dr\. |Prof\. |Pfarrer(?:in)? |Familie )+/

/** Returns the digits for a call within the country: `03023125110`. */
export const digitsOf = (telephone: string): string =>
  mainNumberOf(telephone)
    .replace(/^tel:/, '')
    .replaceAll(/[^\d+]/g, '')
    .replace(/^\+49/, '0')

/** Finds telephone numbers, but not short national numbers, which are the same in every town. */
export const telephonesIn = (text: string): string[] => plain(text).match(TELEPHONE) ?? []

export const TELEPHONE = /(?:\+49 ?|(?<![\d.,:])0)\d[\d /()-]{5,}\d/g

export const mailsIn = (text: string): string[] => (text.match(MAIL) ?? []).map(mail => mail.toLowerCase())

/** Matches from the beginning of a word only: otherwise a long word would be read once per letter. */
export const MAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

export const roomsIn = (text: string): string[] =>
  [...plain(text).matchAll(/\bZimmer (\d+)/g)].map(([, room = '']) => room)

/** Finds streets with a house number: `Am Altrhein 40`, `Rheinweg 18`. */
export const streetsIn = (text: string): string[] => plain(text).match(STREET) ?? []

const STREET =
  /(?<![\p{L}-])(?:\p{Lu}[\p{L}-]*(?:straße|weg|platz|gasse|allee|ring|ufer)|(?:Am|An der|Zum|Zur) \p{Lu}\p{Ll}+) \d{1,3}[a-z]?(?![\d.,:]*\d|\p{L}| (?:Uhr|Meter|Minuten|Plätze|Prozent|€|%|km|m|Euro)(?!\p{L}))/gu

/** Parses `4,50 €`, `1.250 €`, `85 bis 140 €`. */
export function amountsIn(text: string): number[] {
  return [...plain(text).matchAll(AMOUNT)].flatMap(([, from, to]) =>
    [from, to].filter(written => written !== undefined).map(toEuro),
  )
}

/** Matches from the first digit of a number only: otherwise a row of digits would be read once per digit. */
const AMOUNT = /(?<!\d\.*)(?:(\d[\d.]*(?:,\d{1,2})?) (?:bis|oder|und|–) )?(\d[\d.]*(?:,\d{1,2})?) ?€/g

/** Parses `1.250,50` as 1250.5. */
export const toEuro = (written: string): number => Number(written.replaceAll('.', '').replace(',', '.'))

/** Parses `08:30–12:00`, `von 9:30 bis 11:30 Uhr`, the latter as `09:30-11:30`. */
export function spansIn(text: string): string[] {
  return [...plain(text).matchAll(/(?<!\d)(\d{1,2}:\d{2})(?: Uhr)?(?:–| bis )(\d{1,2}:\d{2})(?!\d)/g)].map(
    ([, from = '', to = '']) => `${from.padStart(5, '0')}-${to.padStart(5, '0')}`,
  )
}

/**
 * Whether a text has a word or group of words, not within a longer word. Without a regular expression: a town
 * has hundreds of names, and compiling one for each takes longer than all other work on a text.
 */
export function hasWord(text: string, word: string): boolean {
  const wanted = plain(word).toLowerCase()
  if (wanted === '') return false
  const all = text.toLowerCase()
  for (let at = all.indexOf(wanted); at !== -1; at = all.indexOf(wanted, at + 1))
    if (
      !LETTER_LAST.test(all.slice(Math.max(0, at - 2), at)) &&
      !LETTER_FIRST.test(all.slice(at + wanted.length))
    )
      return true
  return false
}

/** A thing that a text names, with the range of its name. */
export type Named<T> = { readonly thing: T; readonly at: number; readonly to: number }

/**
 * Returns a finder for the things that a text names, by the same rule as `hasWord`. The words are indexed by
 * their first word, so that a text is read once for all things.
 */
export function namedBy<T>(
  things: Iterable<T>,
  wordsOf: (thing: T) => Iterable<string>,
): (text: string) => ReadonlySet<T> {
  const find = namedAt(things, wordsOf)
  return text => new Set(find(text).map(({ thing }) => thing))
}

/** Like `namedBy`, with each place in the order of the text. */
export function namedAt<T>(
  things: Iterable<T>,
  wordsOf: (thing: T) => Iterable<string>,
): (text: string) => readonly Named<T>[] {
  const byFirst = new Map<string, { readonly thing: T; readonly wanted: string }[]>()
  /** The few names that do not begin with a letter: `1. FC`. */
  const others: { readonly thing: T; readonly wanted: string }[] = []
  for (const thing of things)
    for (const word of wordsOf(thing)) {
      const wanted = plain(word).toLowerCase()
      const first = LETTERS_FIRST.exec(wanted)?.[0]
      const list = first === undefined ? others : (byFirst.get(first) ?? [])
      list.push({ thing, wanted })
      if (first !== undefined) byFirst.set(first, list)
    }
  return text => {
    const all = text.toLowerCase()
    const found: Named<T>[] = []
    const put = (thing: T, at: number, { length }: string) => found.push({ thing, at, to: at + length })
    for (const { thing, wanted } of others) if (hasWord(text, wanted)) put(thing, all.indexOf(wanted), wanted)
    for (const { 0: first, index: at } of all.matchAll(WORD_OF_LETTERS))
      for (const { thing, wanted } of byFirst.get(first) ?? [])
        if (
          all.startsWith(wanted, at) &&
          !LETTER_FIRST.test(all.slice(at + wanted.length, at + wanted.length + 2))
        )
          put(thing, at, wanted)
    return found
  }
}

const WORD_OF_LETTERS = /\p{L}+/gu
const LETTERS_FIRST = /^\p{L}+/u

/**
 * Returns a test whether a text has any of some words, by the same rule as `hasWord`; it reads each text
 * once.
 */
export function anyWord(words: readonly string[]): (text: string) => boolean {
  const wanted = words.map(word => escaped(plain(word))).filter(word => word !== '')
  if (wanted.length === 0) return () => false
  const found = new RegExp(String.raw`(?<!\p{L})(?:${wanted.join('|')})(?!\p{L})`, 'iu')
  return text => found.test(text)
}

/** Escapes a text for a regular expression. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

const LETTER_LAST = /\p{L}$/u
const LETTER_FIRST = /^\p{L}/u
