import { setImmediate } from 'node:timers/promises'
import { hyphenated, LONGEST_WORD, normalise, plainForm, stem } from '../search/words.ts'
import type { Place } from './places.ts'
import type { Term } from './words-index.ts'

/** Words that are analysed in one turn of the event loop. */
const AT_ONCE = 5_000
/** Most different words of one entry. */
const MOST_WORDS = 20_000
/** Most words of a question. */
const MOST_TERMS = 8

const WORD = /\p{N}+|[\p{L}\p{M}]+/gu

/** Writes the short form of a street in full: `Hauptstr. 5` as `Hauptstraße 5`. */
const withStreets = (text: string): string => text.replaceAll(/str(?:\.|(?=[\s\u00a0]+\d))/giu, 'straße')

const wordsIn = (text: string): string[] => normalise(withStreets(text)).match(WORD) ?? []

const lettersOf = (word: string): string => plainForm(word).slice(0, LONGEST_WORD)

/** Returns the words of an entry, each as its stem and as its letters. */
export async function entryWords(places: readonly Place[]): Promise<string[]> {
  const all = new Set<string>()
  let done = 0
  for (const { text } of places) {
    for (const word of hyphenated(normalise(text))) all.add(word)
    for (const word of wordsIn(text)) {
      all.add(stem(word)).add(lettersOf(word))
      if (++done % AT_ONCE === 0) await setImmediate()
    }
    if (all.size > MOST_WORDS) break
  }
  all.delete('')
  return [...all].slice(0, MOST_WORDS)
}

export const termOf = (word: string): Term => ({ stem: stem(word), letters: lettersOf(word) })

/** Returns the words of a question. */
export const termsOf = (question: string): Term[] =>
  wordsIn(question)
    .slice(0, MOST_TERMS)
    .map(termOf)
    .filter(({ stem, letters }) => stem !== '' && letters !== '')
