import { isStopWord, JOINTS, wordParts } from './german.ts'
import type { SearchIndex } from './search-index.ts'
import { plainForm, stem } from './words.ts'

/** Fit of a word that contains the query word: as its head (`Ausweis` in `Personalausweis`), or elsewhere. */
const HEAD = 0.62
const PART = 0.5

/** Most compounds per word: more of them cost time and fit badly. */
const MOST_COMPOUNDS = 16
const SHORTEST_COMPOUND = 7
const SHORTEST_PART = 3
/** Shortest word that counts as a part without being in the list of parts. */
const SHORTEST_WORD = 4
/** Longest part; a longer word is itself a compound. */
const LONGEST_PART = 18
const LONGEST_COMPOUND = 40
/** Shortest prefix that is searched: fewer letters match the beginning of too many words. */
const SHORTEST_BEGINNING = 5

/** Returns words that contain this one as a part or as the head, with their fit. */
export async function compoundsOf(
  wort: string,
  index: SearchIndex,
  isExplained = false,
): Promise<Map<string, number>> {
  const fits = new Map<string, number>()
  if (wort.length < SHORTEST_PART || wort.length > LONGEST_COMPOUND || /^\p{N}/u.test(wort)) return fits
  for (const word of await index.containing(wort, MOST_COMPOUNDS)) {
    if (word === wort) continue
    const at = word.lastIndexOf(wort)
    const before = word.slice(0, at)
    const after = word.slice(at + wort.length)
    if (!isPartBefore(before, wort) || !isPartAfter(after, wort, before)) continue
    if (isExplained && before === '' && !startsPart(after)) continue
    fits.set(word, after.length <= 2 && before !== '' ? HEAD : PART)
  }
  return fits
}

/** Like `compoundsOf`, limited to words in visible entries. */
export async function seenCompoundsOf(
  ...asked: Parameters<typeof compoundsOf>
): Promise<Map<string, number>> {
  const fits = await compoundsOf(...asked)
  if (fits.size === 0) return fits
  const [, index] = asked
  const seen = await index.known([...fits.keys()])
  return new Map([...fits].filter(([word]) => seen.has(word)))
}

/** Tests whether the letters before a part look like a word: `Kreis` is no kind of `Reis`. */
const isPartBefore = (before: string, wort: string): boolean =>
  before === '' ||
  withoutJoint(before).some(part => wordParts.has(part)) ||
  (before.length >= 4 && wort.length >= 4)

/** Tests whether the letters after a part are an ending or a word: `Person` is no kind of `Perso`. */
const isPartAfter = (after: string, wort: string, before: string): boolean =>
  (after.length <= 2 && (before !== '' || wort.length >= 6)) ||
  (after.length >= 3 && wort.length >= 5) ||
  // A short word before a long one: `Müll` in `Müllsammeltag`.
  (after.length >= 5 && wort.length >= 4 && before === '') ||
  startsPart(after)

const startsPart = (after: string) =>
  JOINTS.some(
    joint =>
      after.startsWith(joint) && [...wordParts].some(part => after.slice(joint.length).startsWith(part)),
  )

/** Returns a part with and without its linking letters. */
const withoutJoint = (part: string): string[] =>
  JOINTS.filter(joint => part.endsWith(joint) && part.length - joint.length >= SHORTEST_PART).map(joint =>
    joint === '' ? part : part.slice(0, -joint.length),
  )

/** The parts of a word, each with the matching words of the index; `isWhole` if no letters are left over. */
type Parts = { readonly parts: readonly (readonly string[])[]; readonly isWhole: boolean }

/**
 * Splits a compound into words of the index: `Müllabfuhr` into `Müll` and `Abfuhr`, `Fußballverein` into
 * words with the prefix `Fußball`, and `Verein`. Chooses the split with the fewest and longest parts;
 * leftover letters are accepted only if there is no other split.
 */
export async function partsOf(form: string, index: SearchIndex): Promise<Parts | undefined> {
  const word = plainForm(form)
  const { length } = word
  if (length < SHORTEST_COMPOUND || length > LONGEST_COMPOUND || /\P{L}/u.test(word)) return undefined
  const known = await knownPieces(word, index)
  const begun = await index.begun(beginningsOf(word))
  const isBeginning = (piece: string) => begun.has(piece)
  // `best[n]` is the best split of the first n letters (dynamic programming).
  const best: Way[] = [{ parts: [], score: 0, over: 0 }]
  for (let end = 1; end <= length; end++) {
    const { parts, score, over } = best[end - 1] ?? NO_WAY
    best[end] = { parts, score: score - OVER, over: over + 1 }
    for (let start = Math.max(0, end - LONGEST_PART); start <= end - SHORTEST_PART; start++) {
      if (end - start === length) continue
      const before = best[start] ?? NO_WAY
      const piece = word.slice(start, end)
      const part = partOf(piece, end === length, known, start === 0 ? isBeginning : undefined)
      if (!part) continue
      const way = { ...before, parts: [...before.parts, part.words], score: before.score + part.score }
      if (way.score > (best[end]?.score ?? Number.NEGATIVE_INFINITY)) best[end] = way
    }
  }
  const { parts, over } = best[length] ?? NO_WAY
  if (over > 0) return parts.length > 0 ? { parts, isWhole: false } : undefined
  return parts.length > 1 ? { parts, isWhole: true } : undefined
}

type Way = {
  readonly parts: readonly (readonly string[])[]
  readonly score: number
  readonly over: number
}
const NO_WAY: Way = { parts: [], score: 0, over: 0 }
/**
 * Penalty for each leftover letter, so high that a split without leftovers wins for words of usual length.
 */
const OVER = 100

/**
 * Returns the piece of a word as a part, with or without linking letters, and its score: long parts and those
 * common in town halls score higher.
 */
function partOf(
  piece: string,
  isLast: boolean,
  known: ReadonlySet<string>,
  isBeginning: ((piece: string) => boolean) | undefined,
) {
  const ways = (isLast ? [''] : JOINTS)
    .filter(joint => piece.endsWith(joint))
    .flatMap(joint => {
      const bare = joint === '' ? piece : piece.slice(0, -joint.length)
      if (bare.length < SHORTEST_PART) return []
      const wort = stem(bare)
      const isPart = wordParts.has(wort)
      const isWord = bare.length >= SHORTEST_WORD && known.has(wort)
      const begins = isBeginning?.(bare) ?? false
      if (!isPart && !isWord && !begins) return []
      return {
        words: [...(isPart || isWord ? [wort] : []), ...(begins ? [bare] : [])],
        score: bare.length ** 1.6 + (isPart ? 2 : 0) - joint.length,
      }
    })
  return ways.toSorted((a, b) => b.score - a.score)[0]
}

/** Returns the possible prefixes of a word. */
const beginningsOf = (word: string): string[] =>
  Array.from({ length: Math.min(LONGEST_PART, word.length) - SHORTEST_BEGINNING + 1 }, (_, more) =>
    word.slice(0, SHORTEST_BEGINNING + more),
  )

/** Returns the pieces of a word that are known index words and no stop words. */
async function knownPieces(word: string, index: SearchIndex): Promise<ReadonlySet<string>> {
  const pieces = new Set<string>()
  for (let start = 0; start <= word.length - SHORTEST_WORD; start++)
    for (let size = SHORTEST_WORD; size <= Math.min(LONGEST_PART, word.length - start); size++) {
      const piece = word.slice(start, start + size)
      if (!isStopWord(piece)) pieces.add(stem(piece))
    }
  return new Set((await index.known([...pieces])).keys())
}
