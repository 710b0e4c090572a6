import { distance } from './distance.ts'
import { JOINTS, wordParts } from './german.ts'
import type { Asked } from './question.ts'
import type { Alternative, KnownWord, SearchIndex, TermGroup } from './search-index.ts'
import { plainForm } from './words.ts'

/**
 * What a word of a question may stand for in the texts: itself, words it is a part of, its own parts, what editors say
 * it means, and what it is without its typing errors. Each with how well it fits, 1 being the word itself.
 */
export type Meaning = {
  readonly group: TermGroup
  readonly weights: ReadonlyMap<string, number>
  /** The word without its typing errors, where it had some. */
  readonly corrected?: string | undefined
}

const FIT = { head: 0.85, part: 0.7, synonym: 0.9, split: 0.6, corrected: 0.8 }

/** Longer lists of words cost time and find only what is far off. */
const MOST_COMPOUNDS = 16
/** So few entries are not an answer yet: then the parts of a long word are looked for too. */
const FEW = 3
/** From so many letters on a word may hold a typing error, or two. */
const ONE_ERROR = 5
const TWO_ERRORS = 8

export async function meaningOf(
  asked: Asked,
  synonyms: readonly (readonly string[])[],
  index: SearchIndex,
): Promise<Meaning> {
  const { wort } = asked
  const weights = new Map<string, number>()
  const add = (word: string, fit: number) => weights.set(word, Math.max(fit, weights.get(word) ?? 0))
  const known = await index.known([wort])
  if (known.has(wort)) add(wort, 1)
  // What editors have explained is not guessed at: `Perso` is no kind of `Person`.
  if (synonyms.length === 0) for (const [word, fit] of await compoundsOf(wort, index)) add(word, fit)

  let corrected: string | undefined
  if (weights.size === 0 && synonyms.length === 0) {
    const [best, ...others] = await corrections(asked, index)
    for (const { wort: right } of best ? [best, ...others] : []) {
      add(right, FIT.corrected)
      for (const [word, fit] of await compoundsOf(right, index)) add(word, fit * FIT.corrected)
    }
    corrected = best?.form
  }

  const alternatives: Alternative[] = [...weights.keys()].map(word => [word])
  for (const words of synonyms) {
    alternatives.push(words)
    for (const word of words) add(word, FIT.synonym)
    const [only] = words
    if (only === undefined || words.length > 1) continue
    for (const [word, fit] of await compoundsOf(only, index)) {
      if (!weights.has(word)) alternatives.push([word])
      add(word, fit * FIT.synonym)
    }
  }
  if ((known.get(wort) ?? 0) < FEW) {
    const parts = await partsOfWord(wort, index)
    if (parts) {
      const kinds = await Promise.all(
        parts.map(async part => [part].concat([...(await compoundsOf(part, index)).keys()])),
      )
      alternatives.push(kinds)
      for (const part of kinds.flat()) add(part, FIT.split)
    }
  }
  return { group: alternatives.length > 0 ? alternatives : [[wort]], weights, corrected }
}

/** Whether a place that holds these words says what a group asks for. */
export const meets = (place: ReadonlySet<string>, group: TermGroup): boolean =>
  group.some(alternative =>
    alternative.every(word => (typeof word === 'string' ? [word] : word).some(one => place.has(one))),
  )

/** Words that this one is a part of. A head (`Ausweis` in `Personalausweis`) says more than a beginning. */
async function compoundsOf(wort: string, index: SearchIndex): Promise<Map<string, number>> {
  const fits = new Map<string, number>()
  if (wort.length < 3 || /^\p{N}/u.test(wort)) return fits
  for (const word of await index.containing(wort, MOST_COMPOUNDS)) {
    if (word === wort) continue
    const at = word.lastIndexOf(wort)
    const before = word.slice(0, at)
    const after = word.slice(at + wort.length)
    if (!isPartBefore(before, wort) || !isPartAfter(after, wort)) continue
    fits.set(word, after.length <= 2 && before !== '' ? FIT.head : FIT.part)
  }
  return fits
}

/** Whether letters before a part look like a word of their own: `Kreis` is no kind of `Reis`. */
const isPartBefore = (before: string, wort: string): boolean =>
  before === '' ||
  withoutJoint(before).some(part => wordParts.has(part)) ||
  (before.length >= 4 && wort.length >= 4)

const isPartAfter = (after: string, wort: string): boolean =>
  after.length <= 2 || wort.length >= 5 || startsPart(after)

const startsPart = (after: string) =>
  JOINTS.some(
    joint =>
      after.startsWith(joint) && [...wordParts].some(part => after.slice(joint.length).startsWith(part)),
  )

/** A part as it may stand for itself: with its joint, and without. */
const withoutJoint = (part: string): string[] =>
  JOINTS.filter(joint => part.endsWith(joint) && part.length - joint.length >= 3).map(joint =>
    joint === '' ? part : part.slice(0, -joint.length),
  )

/** Two words of the index that make up this one: `Müllabfuhr` is `Müll` and `Abfuhr`. */
async function partsOfWord(wort: string, index: SearchIndex): Promise<readonly [string, string] | undefined> {
  if (wort.length < 7 || /^\p{N}|^(?:tel|tag)\d/u.test(wort)) return undefined
  const cuts = Array.from({ length: wort.length - 5 }, (_, i) => i + 3)
  const splits = cuts.flatMap(cut =>
    withoutJoint(wort.slice(0, cut)).map(left => [left, wort.slice(cut)] as const),
  )
  const known = await index.known([...new Set(splits.flat())])
  const score = (part: string) => (known.has(part) ? 1 : 0) + (wordParts.has(part) ? 1 : 0)
  const possible = splits
    .filter(([left, right]) => known.has(left) && known.has(right))
    .map(split => ({ split, score: score(split[0]) + score(split[1]) }))
  // Of equal splits the one with the longer head, as short words are easily found in others.
  return possible.toSorted((a, b) => b.score - a.score || b.split[1].length - a.split[1].length)[0]?.split
}

/** Words of the index that this one probably was meant to be, the likeliest first. */
async function corrections({ wort, form }: Asked, index: SearchIndex): Promise<KnownWord[]> {
  // An error near the end may have led the stemmer astray, so the whole word is compared as well.
  const ways = [...new Set([wort, plainForm(form)])].filter(
    way => way.length >= ONE_ERROR && !/\p{N}/u.test(way),
  )
  const near = new Map<string, { known: KnownWord; errors: number }>()
  for (const way of ways) {
    const most = way.length >= TWO_ERRORS ? 2 : 1
    for (const known of await index.nearby(way)) {
      const errors = distance(way, known.wort, most)
      const before = near.get(known.wort)?.errors ?? most + 1
      if (known.form !== '' && errors <= most && errors < before) near.set(known.wort, { known, errors })
    }
  }
  const fewest = Math.min(...[...near.values()].map(({ errors }) => errors))
  return [...near.values()]
    .filter(({ errors }) => errors === fewest)
    .toSorted((a, b) => b.known.anzahl - a.known.anzahl)
    .slice(0, 3)
    .map(({ known }) => known)
}
