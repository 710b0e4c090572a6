import { baseLetters } from '@rathausplatz/text'

/** Reduces a word for comparison: without diacritics, punctuation and case. */
const bare = (word: string): string => baseLetters(word.trim()).replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * Least letters of a corrected word. Shorter words differ by a letter and mean something else: „Tal“ and
 * „Tag“.
 */
const SHORTEST = 4
/** One error is allowed per this many letters, but at least one error. */
const LETTERS_AN_ERROR = 5
/** Longest name of a Rubrik. */
const LONGEST = 80

/**
 * Returns the word that was probably meant; undefined if the text is one of the words, or similar to none of
 * them.
 */
export function almostEqual(written: string, words: readonly string[]): string | undefined {
  if (written.trim() === '' || written.length > LONGEST || words.includes(written.trim())) return undefined
  const own = bare(written)
  const most = own.length < SHORTEST ? 0 : Math.max(1, Math.floor(own.length / LETTERS_AN_ERROR))
  const near = words
    .map(word => ({ word, errors: errorsBetween(own, bare(word)) }))
    .filter(({ errors }) => errors <= most)
    .toSorted((one, other) => one.errors - other.errors)
  return near[0]?.word
}

/** Counts omitted, inserted and replaced letters; two swapped neighbours are one error. */
function errorsBetween(one: string, other: string): number {
  let [before, row] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isTurned = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      next.push(
        Math.min(
          (row[j - 1] ?? 0) + (isSame ? 0 : 1),
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          isTurned ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    ;[before, row] = [row, next]
  }
  return row[other.length] ?? 0
}
