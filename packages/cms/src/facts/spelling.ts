/** How people write numbers, names and times in German texts. */

/** As a text has it, whatever blanks keep its parts together. */
export const plain = (text: string): string => text.replaceAll(/[\s\u00a0]+/g, ' ').trim()

export const TITLES = /^(?:Dr\. |Prof\. |Pfarrer(?:in)? |Familie )+/

/** The digits that are dialled from within the country: `03023125110`. */
export const digitsOf = (telephone: string): string =>
  telephone
    .replace(/^tel:/, '')
    .replaceAll(/[^\d+]/g, '')
    .replace(/^\+49/, '0')

/** Not the short numbers of the whole country: those are the same in every town. */
export const telephonesIn = (text: string): string[] =>
  plain(text).match(/(?:\+49 ?|(?<![\d.,:])0)\d[\d /()-]{5,}\d/g) ?? []

export const mailsIn = (text: string): string[] => (text.match(MAIL) ?? []).map(mail => mail.toLowerCase())

/** Looked for from where a word begins only: a long one would be read once for each of its letters. */
export const MAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

export const roomsIn = (text: string): string[] =>
  [...plain(text).matchAll(/\bZimmer (\d+)/g)].map(([, room = '']) => room)

/** A street with the number of a house: `Am Altrhein 40`, `Rheinweg 18`. */
export const streetsIn = (text: string): string[] => plain(text).match(STREET) ?? []

const STREET =
  /(?<![\p{L}-])(?:\p{Lu}[\p{L}-]*(?:straße|weg|platz|gasse|allee|ring|ufer)|(?:Am|An der|Zum|Zur) \p{Lu}\p{Ll}+) \d{1,3}[a-z]?(?![\d.,:]*\d|\p{L}| (?:Uhr|Meter|Minuten|Plätze|Prozent|€|%|km|m|Euro)(?!\p{L}))/gu

/** `4,50 €`, `1.250 €`, `85 bis 140 €`. */
export function amountsIn(text: string): number[] {
  return [...plain(text).matchAll(AMOUNT)].flatMap(([, from, to]) =>
    [from, to].filter(written => written !== undefined).map(toEuro),
  )
}

/** From the first digit of a number only: a row of digits would be read once for each of them. */
const AMOUNT = /(?<!\d\.*)(?:(\d[\d.]*(?:,\d{1,2})?) (?:bis|oder|und|–) )?(\d[\d.]*(?:,\d{1,2})?) ?€/g

/** `1.250,50` is 1250.5. */
export const toEuro = (written: string): number => Number(written.replaceAll('.', '').replace(',', '.'))

/** `08:30–12:00`, `von 9:30 bis 11:30 Uhr`: as `09:30-11:30`. */
export function spansIn(text: string): string[] {
  return [...plain(text).matchAll(/(?<!\d)(\d{1,2}:\d{2})(?: Uhr)?(?:–| bis )(\d{1,2}:\d{2})(?!\d)/g)].map(
    ([, from = '', to = '']) => `${from.padStart(5, '0')}-${to.padStart(5, '0')}`,
  )
}

/**
 * Whether a text has a word or a group of words as they are, not within a longer word. Looked for by hand: of the names of
 * a town there are hundreds, and making an expression of each takes longer than all else that is done with a text.
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

/**
 * Which of many things a text names by one of their words, as `hasWord` says it. Their words are sorted by how they begin, so
 * that a text is gone through once for all of them.
 */
export function namedBy<T>(
  things: Iterable<T>,
  wordsOf: (thing: T) => readonly string[],
): (text: string) => ReadonlySet<T> {
  const byFirst = new Map<string, { readonly thing: T; readonly wanted: string }[]>()
  /** Hardly any begins with no letter: `1. FC`. */
  const others: { readonly thing: T; readonly wanted: string }[] = []
  for (const thing of things)
    for (const word of wordsOf(thing)) {
      const wanted = plain(word).toLowerCase()
      const first = LETTERS_FIRST.exec(wanted)?.[0]
      if (first === undefined) others.push({ thing, wanted })
      else byFirst.set(first, [...(byFirst.get(first) ?? []), { thing, wanted }])
    }
  return text => {
    const all = text.toLowerCase()
    const found = new Set<T>()
    for (const { thing, wanted } of others) if (hasWord(text, wanted)) found.add(thing)
    for (const { 0: first, index } of all.matchAll(WORD_OF_LETTERS))
      for (const { thing, wanted } of byFirst.get(first) ?? [])
        if (
          !found.has(thing) &&
          all.startsWith(wanted, index) &&
          !LETTER_FIRST.test(all.slice(index + wanted.length, index + wanted.length + 2))
        )
          found.add(thing)
    return found
  }
}

const WORD_OF_LETTERS = /\p{L}+/gu
const LETTERS_FIRST = /^\p{L}+/u

/** Whether a text has any of some words, as `hasWord` says it: for many texts, of which each is read once for all words. */
export function anyWord(words: readonly string[]): (text: string) => boolean {
  const wanted = words.map(word => escaped(plain(word))).filter(word => word !== '')
  if (wanted.length === 0) return () => false
  const found = new RegExp(String.raw`(?<!\p{L})(?:${wanted.join('|')})(?!\p{L})`, 'iu')
  return text => found.test(text)
}

/** As it stands, in a regular expression. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

const LETTER_LAST = /\p{L}$/u
const LETTER_FIRST = /^\p{L}/u
