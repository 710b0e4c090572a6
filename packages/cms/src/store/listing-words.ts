import type { Kysely } from 'kysely'
import { distance } from '../search/distance.ts'
import { foldedWords } from '../search/folded-words.ts'
import type { Tables } from './tables.ts'

/**
 * By which words lists find a document: by the beginnings of short ones, by any part of longer ones ("bad" finds
 * "Freibad"), and through one typing error. A part is kept with what stands before it, so that it leads to its word:
 * `~bad~frei`. All are beginnings of rows, so a search costs what it finds, in either database.
 */

/** No title has more words, and none has a longer one. */
const MOST_WORDS = 60
const LONGEST_WORD = 60
/** Nobody looks for a part that is shorter. */
const SHORTEST_PART = 3
/** More than the longest of titles has. */
const MOST_PARTS = 500
const MARK = '~'

/** Rows of a document, at most. */
export const MOST_ROWS = MOST_WORDS + MOST_PARTS

/** What is kept of a text. */
export function wordRows(text: string): string[] {
  const words = [...new Set(foldedWords(text).map(word => word.slice(0, LONGEST_WORD)))].slice(0, MOST_WORDS)
  const parts = words.flatMap(word =>
    Array.from({ length: Math.max(0, word.length - SHORTEST_PART + 1) }, (_, at) => partRow(word, at)),
  )
  return [...words, ...[...new Set(parts)].slice(0, MOST_PARTS)]
}

const partRow = (word: string, at: number) => `${MARK}${word.slice(at)}${MARK}${word.slice(0, at)}`

/** The whole word of a part. */
function wordOf(row: string): string {
  const [, part = '', before = ''] = row.split(MARK)
  return before + part
}

/** How rows begin that a word of a search finds. */
export const beginningFor = (word: string): string =>
  word.length < SHORTEST_PART ? word : MARK + word.slice(0, LONGEST_WORD)

/** Sorts behind every letter. */
const LAST = '\u{10ffff}'
/** A shorter word is easily another one. */
const SHORTEST_MISSPELT = 4
/** Of words that begin or end alike so many are compared. */
const MOST_COMPARED = 2_000

/** The words of a search; one that finds nothing is taken for the word it is one typing error away from. */
export async function asSpelt(db: Kysely<Tables>, words: readonly string[]): Promise<string[]> {
  return Promise.all(
    words.map(async word => {
      if (word.length < SHORTEST_MISSPELT || (await rowsFrom(db, beginningFor(word), 1)).length > 0)
        return word
      return (await nearest(db, word)) ?? word
    }),
  )
}

/** One error leaves the first half of a word right or the second. */
async function nearest(db: Kysely<Tables>, word: string): Promise<string | undefined> {
  const half = Math.floor(word.length / 2)
  const halves = [word.slice(0, Math.max(2, half)), word.slice(Math.min(half, word.length - 2))]
  const rows = await Promise.all(
    // A half of two letters is no part; it begins words.
    halves.map(part =>
      rowsFrom(db, part.length < SHORTEST_PART ? MARK + part : beginningFor(part), MOST_COMPARED),
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

/** The beginning or the end of a word that is one error away from what was typed. */
function likeIn(word: string, typed: string): string | undefined {
  for (const length of [typed.length, typed.length - 1, typed.length + 1]) {
    if (length < SHORTEST_PART || length > word.length) continue
    for (const part of [word.slice(0, length), word.slice(-length)])
      if (distance(typed, part, 1) === 1) return part
  }
  return undefined
}

async function rowsFrom(db: Kysely<Tables>, beginning: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('listing_words')
    .select('word')
    .where('word', '>=', beginning)
    .where('word', '<', beginning + LAST)
    .limit(most)
    .execute()
  return rows.map(row => row.word)
}
