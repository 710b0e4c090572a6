import { stopWords } from './german.ts'
import { infinitive, separated } from './verbs.ts'
import { normalise, takeWholes, words } from './words.ts'

/** Longest question in characters. */
const MAX_CHARACTERS = 200
/** Most words of a question; each costs a few lookups. */
const MAX_WORDS = 10

/** A parsed question. */
export type Question = {
  /** The normalised question. */
  readonly text: string
  /**
   * Numbers, rooms and days of the question first, then its other significant words in order, without
   * duplicates.
   */
  readonly asked: readonly Asked[]
}

/** A word of a question: its stem, and its spelling. */
export type Asked = {
  readonly wort: string
  readonly form: string
  /** Another possible stem: that of `anmelden` for `angemeldet`. */
  readonly oder?: string | undefined
  /** True for a telephone number, room or day, which is matched literally. */
  readonly ganz?: boolean
}

export function readQuestion(raw: string): Question {
  const text = normalise(raw.slice(0, 4 * MAX_CHARACTERS))
    .slice(0, MAX_CHARACTERS)
    .trim()
  const { wholes, rest } = takeWholes(text)
  const written = words(rest).map(({ wort, start, end }) => ({ wort, form: rest.slice(start, end) }))
  const telling = separated(written)
    .filter(({ wort }) => wort.length > 1 && !stopWords.has(wort))
    .map(({ wort, form }) => ({ wort, form, oder: infinitive(form) }))
  const whole = wholes.map(wort => ({ wort, form: wort, ganz: true }))
  const once = new Map([...whole, ...telling].map(word => [word.wort, word]))
  return { text, asked: [...once.values()].slice(0, MAX_WORDS) }
}

/** Returns the significant words of an expression. */
export const tellingWords = (expression: string): string[] =>
  readQuestion(expression).asked.map(({ wort }) => wort)

/** Returns the stems of a text without stop words. */
export const contentWords = (text: string): string[] =>
  words(normalise(text))
    .map(({ wort }) => wort)
    .filter(wort => !stopWords.has(wort))
