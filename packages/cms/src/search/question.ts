import { isStopWord } from './german.ts'
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
  /** True if all words are stop words; then `asked` has them, and only titles with all of them are meant. */
  readonly isOfStopWords: boolean
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
    .filter(({ wort, form }) => wort.length > 1 && !isStopWord(form))
    .map(({ wort, form }) => ({ wort, form, oder: infinitive(form) }))
  const whole = wholes.map(wort => ({ wort, form: wort, ganz: true }))
  const isOfStopWords = whole.length + telling.length === 0
  const asked: readonly Asked[] = isOfStopWords
    ? written.filter(({ wort }) => wort.length > 1)
    : [...whole, ...telling]
  const once = new Map(asked.map(word => [word.wort, word]))
  return { text, asked: [...once.values()].slice(0, MAX_WORDS), isOfStopWords }
}

/** Returns the significant words of an expression. */
export function tellingWords(expression: string): string[] {
  const { asked, isOfStopWords } = readQuestion(expression)
  return isOfStopWords ? [] : asked.map(({ wort }) => wort)
}

/** Returns the stems of a text without stop words. */
export function contentWords(raw: string): string[] {
  const text = normalise(raw)
  return words(text)
    .filter(({ start, end }) => !isStopWord(text.slice(start, end)))
    .map(({ wort }) => wort)
}
