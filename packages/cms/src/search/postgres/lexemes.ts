import { setImmediate } from 'node:timers/promises'
import type { EntryWords } from '../search-engine.ts'
import type { TermGroup } from '../search-index.ts'

/** Weight of a word in title, other names and introduction, relative to the text. */
const FIELDS = [
  ['titel', 9],
  ['begriffe', 6],
  ['einleitung', 4],
  ['text', 1],
] as const

/** Parameters of BM25: saturation of term frequency, influence of the text length, and the average length. */
const ENOUGH = 1.2
const BY_LENGTH = 0.75
const USUAL_LENGTH = 150

/** Weights in `ts_rank` of the four labels of a position in a `tsvector`. */
const LABELS = [
  ['D', 0.25],
  ['C', 0.5],
  ['B', 0.75],
  ['A', 1],
] as const
export const WORTH_OF_LABELS = `{${LABELS.map(([, worth]) => worth).join(', ')}}`

/** A second position with its value: none, or one, which `ts_rank` counts as a quarter of its weight. */
const SECOND = [
  ['', 0],
  [',2D', 0.0625],
  [',2C', 0.125],
  [',2B', 0.1875],
  [',2A', 0.25],
] as const

/**
 * The weight of a word in an entry by BM25, quantised to fourteen steps, weakest first, and encoded as the
 * labels of one or two positions. The positions have no other meaning, and ranking does not have to count
 * occurrences.
 */
const STRENGTHS = LABELS.flatMap(([first, worth]) =>
  SECOND.filter(([, more]) => more <= worth / 4).map(([second, more]) => ({
    places: `1${first}${second}`,
    worth: worth + more,
  })),
)
const STRONGEST = 1.25

/** PostgreSQL accepts a megabyte of words per entry; beyond that, the last words are left out. */
const MOST_BYTES = 900_000
/** Bytes that a word takes in addition to its letters. */
const BYTES_BESIDE = 12

/** Words per turn of the event loop. */
const AT_ONCE = 10_000

/** Returns the words of an entry with their strengths, in the syntax of `tsvector`. */
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

/** Returns the step nearest to a strength between 0 and 1. */
function placesFor(strength: number): string {
  const worth = strength * STRONGEST
  const above = STRENGTHS.findIndex(step => step.worth >= worth)
  const [lower, upper] = [STRENGTHS[above - 1], STRENGTHS[above]]
  const isNearer = lower && upper && worth - lower.worth < upper.worth - worth
  return (isNearer ? lower : (upper ?? STRENGTHS.at(-1)))?.places ?? ''
}

/** Returns the words of a line. */
export const wordsOf = (line: string): string[] => line.split(' ').filter(Boolean)

/** Returns groups in the syntax of `tsquery`. Every word is quoted, so nothing in it is an operator. */
export const matchOf = (groups: readonly TermGroup[]): string =>
  groups.map(group => `(${group.map(words => `(${words.map(oneOf).join(' & ')})`).join(' | ')})`).join(' & ')

const oneOf = (words: string | readonly string[]): string =>
  typeof words === 'string' ? quoted(words) : `(${anyOf(words)})`

export const anyOf = (words: readonly string[]): string => words.map(quoted).join(' | ')

const quoted = (word: string): string => `'${word.replaceAll(/['\\]/g, '')}'`
