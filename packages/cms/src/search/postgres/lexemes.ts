import { setImmediate } from 'node:timers/promises'
import type { EntryWords } from '../search-engine.ts'
import type { TermGroup } from '../search-index.ts'

/** How much more a word counts in the title, the other names and the introduction than in the text. */
const FIELDS = [
  ['titel', 9],
  ['begriffe', 6],
  ['einleitung', 4],
  ['text', 1],
] as const

/** The figures of BM25: how soon more of a word tells no more, how much the length of a text takes from it, and the usual. */
const ENOUGH = 1.2
const BY_LENGTH = 0.75
const USUAL_LENGTH = 150

/** What `ts_rank` makes of the four labels that a `tsvector` may keep with each place of a word. */
const LABELS = [
  ['D', 0.25],
  ['C', 0.5],
  ['B', 0.75],
  ['A', 1],
] as const
export const WORTH_OF_LABELS = `{${LABELS.map(([, worth]) => worth).join(', ')}}`

/** None, or a second place, which `ts_rank` counts a quarter. */
const SECOND = [
  ['', 0],
  [',2D', 0.0625],
  [',2C', 0.125],
  [',2B', 0.1875],
  [',2A', 0.25],
] as const

/**
 * How strongly an entry says a word, as BM25 has it, in fourteen steps, the weakest first: by the label of its only place,
 * or of two. No place is where the word stands; ranking need not count.
 */
const STRENGTHS = LABELS.flatMap(([first, worth]) =>
  SECOND.filter(([, more]) => more <= worth / 4).map(([second, more]) => ({
    places: `1${first}${second}`,
    worth: worth + more,
  })),
)
const STRONGEST = 1.25

/** PostgreSQL takes a megabyte of words for one entry; of the few that have more the last words are not found. */
const MOST_BYTES = 900_000
/** What a word takes beside its letters. */
const BYTES_BESIDE = 12

/** So many words are worked on at once; between them it is the turn of everybody else. */
const AT_ONCE = 10_000

/** The words of an entry with their strengths, as PostgreSQL reads a `tsvector`. */
export async function vectorOf(entry: EntryWords): Promise<string> {
  const weights = new Map<string, number>()
  let length = 0
  for (const [field, weight] of FIELDS)
    for (const word of wordsOf(entry[field])) {
      weights.set(word, (weights.get(word) ?? 0) + weight)
      if (++length % AT_ONCE === 0) await setImmediate()
    }
  const half = ENOUGH * (1 - BY_LENGTH + (BY_LENGTH * length) / USUAL_LENGTH)
  const lexemes: string[] = []
  let bytes = 0
  for (const [word, weight] of weights) {
    bytes += Buffer.byteLength(word) + BYTES_BESIDE
    if (bytes > MOST_BYTES) break
    lexemes.push(`${quoted(word)}:${placesFor(weight / (weight + half))}`)
    if (lexemes.length % AT_ONCE === 0) await setImmediate()
  }
  return lexemes.join(' ')
}

/** The step that is nearest to a strength between 0 and 1. */
function placesFor(strength: number): string {
  const worth = strength * STRONGEST
  const above = STRENGTHS.findIndex(step => step.worth >= worth)
  const [lower, upper] = [STRENGTHS[above - 1], STRENGTHS[above]]
  const isNearer = lower && upper && worth - lower.worth < upper.worth - worth
  return (isNearer ? lower : (upper ?? STRENGTHS.at(-1)))?.places ?? ''
}

/** The words of a line. */
export const wordsOf = (line: string): string[] => line.split(' ').filter(Boolean)

/** Groups as PostgreSQL reads a `tsquery`. Every word is quoted, so nothing in it is an operator. */
export const matchOf = (groups: readonly TermGroup[]): string =>
  groups.map(group => `(${group.map(words => `(${words.map(oneOf).join(' & ')})`).join(' | ')})`).join(' & ')

const oneOf = (words: string | readonly string[]): string =>
  typeof words === 'string' ? quoted(words) : `(${anyOf(words)})`

export const anyOf = (words: readonly string[]): string => words.map(quoted).join(' | ')

const quoted = (word: string): string => `'${word.replaceAll(/['\\]/g, '')}'`
