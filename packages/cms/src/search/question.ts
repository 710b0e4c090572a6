import { stopWords } from './german.ts'
import { infinitive, separated } from './verbs.ts'
import { normalise, takeWholes, words } from './words.ts'

/** Longer than any question, short enough to cost nothing. */
const MAX_CHARACTERS = 200
/** More words than a question needs; each costs a few looks into the index. */
const MAX_WORDS = 10

/** What a visitor's question asks for. */
export type Question = {
  /** As it was asked, in one form of writing. */
  readonly text: string
  /** Its words that say something, in their order, each once. */
  readonly asked: readonly Asked[]
}

/** A word of a question: what the index knows it by, and how it was written. */
export type Asked = {
  readonly wort: string
  readonly form: string
  /** What it may be instead: `angemeldet` is `anmelden`. */
  readonly oder?: string | undefined
  /** A telephone number, a room or a day, which is what it is. */
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

/** The words of an expression that say something. */
export const tellingWords = (expression: string): string[] =>
  readQuestion(expression).asked.map(({ wort }) => wort)

/** The words that a text stands for in the index, but for those that say nothing. */
export const contentWords = (text: string): string[] =>
  words(normalise(text))
    .map(({ wort }) => wort)
    .filter(wort => !stopWords.has(wort))
