import { lightWords, stopWords } from './german.ts'
import { normalise, takeWholes, words } from './words.ts'

/** Longer than any question, short enough to cost nothing. */
const MAX_CHARACTERS = 200
/** More words than a question needs; each costs a few looks into the index. */
const MAX_WORDS = 8

/** What a visitor's question asks for. */
export type Question = {
  /** As it was asked, in one form of writing. */
  readonly text: string
  /** Words that what is found must hold. */
  readonly needed: readonly Asked[]
  /** Words that only order what is found. */
  readonly wishes: readonly string[]
}
/** A word of a question: what the index knows it by, and how it was written. */
export type Asked = { readonly wort: string; readonly form: string }

export function readQuestion(raw: string): Question {
  const text = normalise(raw).slice(0, MAX_CHARACTERS).trim()
  const { wholes, rest } = takeWholes(text)
  const asked = words(rest).map(({ wort, start, end }) => ({ wort, form: rest.slice(start, end) }))
  const telling = distinct(asked).filter(({ wort }) => wort.length > 1 && !stopWords.has(wort))
  const weighty = telling.filter(({ wort }) => !lightWords.has(wort))
  const whole = wholes.map(wort => ({ wort, form: wort }))
  // A question of light words alone ("Formulare") means them.
  const needed = [...whole, ...(weighty.length + whole.length > 0 ? weighty : telling)].slice(0, MAX_WORDS)
  const wishes = telling.map(({ wort }) => wort).filter(wort => !needed.some(word => word.wort === wort))
  return { text, needed, wishes: wishes.slice(0, MAX_WORDS) }
}

function distinct(asked: readonly Asked[]): Asked[] {
  return [...new Map(asked.map(word => [word.wort, word])).values()]
}
