import { JOINTS, stopWords, wordParts } from './german.ts'
import type { SearchIndex } from './search-index.ts'
import { plainForm, stem } from './words.ts'

/** How well a word fits that holds the asked one: as its head (`Ausweis` in `Personalausweis`), or elsewhere. */
const HEAD = 0.62
const PART = 0.5

/** Longer lists of words cost time and find only what is far off. */
const MOST_COMPOUNDS = 16
const SHORTEST_COMPOUND = 7
const SHORTEST_PART = 3
/** Shorter ones are parts only where they are known as such. */
const SHORTEST_WORD = 4
/** Longer than any part; what is longer is a compound itself. */
const LONGEST_PART = 18
const LONGEST_COMPOUND = 40
/** Fewer letters begin too many words. */
const SHORTEST_BEGINNING = 5

/** Words that this one is a part of, or the head of, with how well they fit. */
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

/** The same, but for those that nothing holds that can be seen. */
export async function seenCompoundsOf(
  ...asked: Parameters<typeof compoundsOf>
): Promise<Map<string, number>> {
  const fits = await compoundsOf(...asked)
  if (fits.size === 0) return fits
  const [, index] = asked
  const seen = await index.known([...fits.keys()])
  return new Map([...fits].filter(([word]) => seen.has(word)))
}

/** Whether letters before a part look like a word of their own: `Kreis` is no kind of `Reis`. */
const isPartBefore = (before: string, wort: string): boolean =>
  before === '' ||
  withoutJoint(before).some(part => wordParts.has(part)) ||
  (before.length >= 4 && wort.length >= 4)

/** Whether letters behind a part are its ending or a word of their own: `Person` is no kind of `Perso`. */
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

/** A part as it may stand for itself: with its joint, and without. */
const withoutJoint = (part: string): string[] =>
  JOINTS.filter(joint => part.endsWith(joint) && part.length - joint.length >= SHORTEST_PART).map(joint =>
    joint === '' ? part : part.slice(0, -joint.length),
  )

/** The parts of a word, for each of them the words of the index that it is; `isWhole` if they leave no letters over. */
type Parts = { readonly parts: readonly (readonly string[])[]; readonly isWhole: boolean }

/**
 * Words of the index that make up this one: `Müllabfuhr` is `Müll` and `Abfuhr`, `Fußballverein` is what begins with
 * `Fußball`, and `Verein`. Of all ways the one of fewest and longest parts; letters that belong to none of them are
 * passed over only where there is no other way.
 */
export async function partsOf(form: string, index: SearchIndex): Promise<Parts | undefined> {
  const word = plainForm(form)
  const { length } = word
  if (length < SHORTEST_COMPOUND || length > LONGEST_COMPOUND || /\P{L}/u.test(word)) return undefined
  const known = await knownPieces(word, index)
  const begun = await index.begun(beginningsOf(word))
  const isBeginning = (piece: string) => begun.has(piece)
  // The best way to take apart the first letters, by their number.
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
/** What a letter costs that belongs to no part: more than any way of parts. */
const OVER = 100

/** The part that a piece of a word is, with its joint or without; long parts and such of town halls count more. */
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

/** What words may begin with that begin like this one. */
const beginningsOf = (word: string): string[] =>
  Array.from({ length: Math.min(LONGEST_PART, word.length) - SHORTEST_BEGINNING + 1 }, (_, more) =>
    word.slice(0, SHORTEST_BEGINNING + more),
  )

/** Of all pieces of a word those that the index knows, as words of their own that say something. */
async function knownPieces(word: string, index: SearchIndex): Promise<ReadonlySet<string>> {
  const pieces = new Set<string>()
  for (let start = 0; start <= word.length - SHORTEST_WORD; start++)
    for (let size = SHORTEST_WORD; size <= Math.min(LONGEST_PART, word.length - start); size++)
      pieces.add(stem(word.slice(start, start + size)))
  return new Set((await index.known([...pieces].filter(piece => !stopWords.has(piece)))).keys())
}
