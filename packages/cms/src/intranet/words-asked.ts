import { distance } from '../search/distance.ts'
import { foldedWords } from '../search/folded-words.ts'
import { isStopWord, lightWords } from '../search/german.ts'
import { normalise, stem } from '../search/words.ts'
import { subjectsMeant } from './staff-words.ts'

/** A word of a question in the spellings under which a text may hold it, also inside longer words. */
export type AskedWord = readonly string[]

const MOST_WORDS = 8
/** Shortest stem that is looked for inside words: „Rat“ is a part of too many. */
const SHORTEST_STEM = 4
/** Shortest words in which one and two typing errors are tolerated. */
const [ONE_ERROR, TWO_ERRORS] = [4, 8]
const MOST_NEAR = 3

const WORD = /[\p{L}\p{N}]+/gu

/** Returns the stems of a text, which all forms of a word share: `antrag` for „Anträge“. */
export const stemsIn = (text: string): string[] => [
  ...new Set((normalise(text).match(WORD) ?? []).map(stem).filter(one => one.length >= SHORTEST_STEM)),
]

const spellingsOf = (word: string): AskedWord => [...new Set([...foldedWords(word), ...stemsIn(word)])]

/**
 * Reads the words of a question, each with the words that texts use for it; words of every question („wie“,
 * „beantragen“) count only if it has no others. A spelling has letters and digits only, so it cannot contain a
 * wildcard of `like`.
 */
export function wordsAsked(q: string): AskedWord[] {
  const written = [...new Set(normalise(q).match(WORD) ?? [])]
  const meant = subjectsMeant(q)
  const isTelling = (word: string) =>
    meant.has(stem(word)) || !(isStopWord(word) || lightWords.has(stem(word)))
  const telling = written.filter(isTelling)
  const spellings = (word: string): AskedWord =>
    Array.from(new Set(spellingsOf(word).concat(meant.get(stem(word))?.flat() ?? [])))
  return (telling.length > 0 ? telling : written)
    .map(spellings)
    .filter(word => word.length > 0)
    .slice(0, MOST_WORDS)
}

/** Returns the words that differ from a word by a typing error, at their beginning at least; most likely first. */
export function nearWords(asked: AskedWord, vocabulary: Iterable<string>): AskedWord {
  const [word = ''] = asked
  if (word.length < ONE_ERROR || /\p{N}/u.test(word)) return []
  const most = word.length >= TWO_ERRORS ? 2 : 1
  // „Krankmeldnug“ is also almost the beginning of „Krankmeldungen“.
  const errorsIn = (one: string): number =>
    Math.min(...new Set([one, one.slice(0, word.length)].map(part => distance(word, part, most))))
  return Array.from(vocabulary, one => ({ one, errors: errorsIn(one) }))
    .filter(({ errors }) => errors <= most)
    .toSorted((a, b) => a.errors - b.errors)
    .slice(0, MOST_NEAR)
    .map(({ one }) => one)
}
