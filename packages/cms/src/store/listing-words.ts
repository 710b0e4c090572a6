import type { Kysely } from 'kysely'
import { distance } from '../search/distance.ts'
import { foldedWords } from '../search/folded-words.ts'
import type { Tables } from './tables.ts'

/**
 * The words by which lists find a document. A searched word of one or two letters finds words that begin with
 * it, a longer one any part of a word ("bad" finds "Freibad"); one typing error is corrected. A part is
 * stored with the letters before it, so that the word can be restored: `~bad~frei`. All lookups are prefix
 * scans in either database, so the cost of a search depends on its hits.
 */

/** Most words of one document, and longest word in characters. */
const MOST_WORDS = 60
const LONGEST_WORD = 60
/** Shortest part that can be searched. */
const SHORTEST_PART = 3
/** Most stored parts of one document. */
const MOST_PARTS = 500
const MARK = '~'

/** Most rows of one document. */
export const MOST_ROWS = MOST_WORDS + MOST_PARTS

/** Returns the rows of a text: its words, and their parts. */
export function wordRows(text: string): string[] {
  const words = [...new Set(foldedWords(text).map(word => word.slice(0, LONGEST_WORD)))].slice(0, MOST_WORDS)
  const parts = words.flatMap(word =>
    Array.from({ length: Math.max(0, word.length - SHORTEST_PART + 1) }, (_, at) => partRow(word, at)),
  )
  return [...words, ...[...new Set(parts)].slice(0, MOST_PARTS)]
}

const partRow = (word: string, at: number) => `${MARK}${word.slice(at)}${MARK}${word.slice(0, at)}`

/** Returns the whole word to which a part belongs. */
function wordOf(row: string): string {
  const [, part = '', before = ''] = row.split(MARK)
  return before + part
}

/** Returns the row prefix for a word of a search. */
export const beginningFor = (word: string): string =>
  word.length < SHORTEST_PART ? word : MARK + word.slice(0, LONGEST_WORD)

/** Sorts after every letter, so it ends a range of words. */
export const LAST = '\u{10ffff}'
/** Shortest word that is corrected; shorter ones are too easily another word. */
const SHORTEST_MISSPELT = 4
/** Most words with the same beginning or end that are compared. */
const MOST_COMPARED = 2_000

/** Returns the first rows that begin with these letters. */
export type RowsFrom = (beginning: string, most: number) => Promise<readonly string[]>

/**
 * Returns the words of a search. A word without a row is replaced by a word that is one typing error away.
 */
export async function asSpelt(rowsFrom: RowsFrom, words: readonly string[]): Promise<string[]> {
  return Promise.all(
    words.map(async word => {
      if ((await rowsFrom(beginningFor(word), 1)).length > 0) return word
      return (await nearest(rowsFrom, word)) ?? word
    }),
  )
}

/**
 * Finds a word that is one typing error away: one error leaves the first or the second half unchanged, except
 * for two letters swapped in the middle.
 */
export async function nearest(rowsFrom: RowsFrom, word: string): Promise<string | undefined> {
  if (word.length < SHORTEST_MISSPELT) return undefined
  const half = Math.floor(word.length / 2)
  const swapped = `${word.slice(0, half - 1)}${word[half]}${word[half - 1]}${word.slice(half + 1)}`
  if (swapped !== word && (await rowsFrom(beginningFor(swapped), 1)).length > 0) return swapped
  const halves = [word.slice(0, Math.max(2, half)), word.slice(Math.min(half, word.length - 2))]
  const rows = await Promise.all(
    // Two letters are too short for a part, so such a half is looked up only as the beginning of words.
    halves.map(part =>
      rowsFrom(part.length < SHORTEST_PART ? MARK + part : beginningFor(part), MOST_COMPARED),
    ),
  )
  const counts = new Map<string, number>()
  for (const row of rows.flat()) {
    const found = likeIn(wordOf(row), word)
    if (found !== undefined) counts.set(found, (counts.get(found) ?? 0) + 1)
  }
  const [best] = [...counts].toSorted(([a, most], [b, many]) => many - most || a.localeCompare(b, 'de'))
  return best?.[0]
}

/** Returns the beginning or end of a word that is one error away from the typed text. */
function likeIn(word: string, typed: string): string | undefined {
  for (const length of [typed.length, typed.length - 1, typed.length + 1]) {
    if (length < SHORTEST_PART || length > word.length) continue
    for (const part of [word.slice(0, length), word.slice(-length)])
      if (distance(typed, part, 1) === 1) return part
  }
  return undefined
}

/** Returns the rows of the lists that begin with these letters. */
export const listedFrom =
  (db: Kysely<Tables>): RowsFrom =>
  async (beginning, most) => {
    const rows = await db
      .selectFrom('listing_words')
      .select('word')
      .where('word', '>=', beginning)
      .where('word', '<', beginning + LAST)
      .limit(most)
      .execute()
    return rows.map(row => row.word)
  }
