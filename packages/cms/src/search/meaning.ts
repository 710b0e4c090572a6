import { saidFor } from './common-words.ts'
import { compoundsOf, partsOf, seenCompoundsOf } from './compounds.ts'
import { familyOf } from './family.ts'
import type { Asked } from './question.ts'
import type { Alternative, KnownWord, SearchIndex, TermGroup } from './search-index.ts'

/**
 * The meanings of a word of a question: the word itself, compounds with it, its parts, synonyms of editors,
 * and its correction. Each has a fit; 1 is the word itself.
 */
export type Meaning = {
  readonly group: TermGroup
  /**
   * Weak matches, used only if nothing fits better: parts of multi-word synonyms, and of a word that no text
   * contains.
   */
  readonly loose: TermGroup
  readonly weights: ReadonlyMap<string, number>
  /**
   * Multi-word synonyms, and the word split into parts: the more of their words match, the better the fit.
   */
  readonly several: readonly Saying[]
  /** The weight of the word; rare words weigh more. */
  readonly telling: number
}

/** Several words with one meaning, each with its alternatives and weight. */
type Saying = {
  readonly words: readonly { readonly ways: readonly string[]; readonly telling: number }[]
  readonly fit: number
}

const FIT = { synonym: 0.9, split: 0.5, family: 0.6, loose: 0.3 }

/** Fewer entries than this are no sufficient answer: then related words and parts are searched too. */
const FEW = 4

export async function meaningOf(
  { wort, form }: Asked,
  known: KnownWord | undefined,
  synonyms: readonly (readonly string[])[],
  index: SearchIndex,
): Promise<Meaning> {
  const weights = new Map<string, number>()
  const add = (word: string, fit: number) => weights.set(word, Math.max(fit, weights.get(word) ?? 0))
  const several: Saying[] = []
  add(wort, 1)
  // A word with synonyms is not expanded by guesses: `Perso` is no kind of `Personal`.
  const isRare = (known?.anzahl ?? 0) < FEW
  const compounds = await (isRare ? seenCompoundsOf : compoundsOf)(wort, index, synonyms.length > 0)
  for (const [word, fit] of compounds) add(word, fit)
  // A word that is part of compounds needs no word family.
  if (isRare && weights.size === 1) for (const word of await familyOf(form, index)) add(word, FIT.family)
  const alternatives: Alternative[] = [...weights.keys()].map(word => [word])
  for (const words of synonyms) {
    const [only] = words
    if (only === undefined) continue
    if (words.length > 1) {
      const said = await sayingOf(
        words.map(word => [word]),
        FIT.synonym,
        index,
      )
      alternatives.push(said.words.map(({ ways }) => ways))
      several.push(said)
      continue
    }
    alternatives.push(words)
    add(only, FIT.synonym)
    for (const [word, fit] of await compoundsOf(only, index)) {
      if (!weights.has(word)) alternatives.push([word])
      add(word, fit * FIT.synonym)
    }
  }
  if (isRare) {
    const found = await partsOf(form, index)
    // A word that no entry contains is searched by those of its parts that exist.
    if (found && (found.isWhole || (weights.size === 1 && !known))) {
      const said = await sayingOf(found.parts, found.isWhole ? FIT.split : FIT.loose, index)
      if (found.isWhole) alternatives.push(said.words.map(({ ways }) => ways))
      several.push(said)
    }
  }
  const loose = several.flatMap(({ words }) => words.map(({ ways }) => [ways]))
  return { group: alternatives, loose, weights, several, telling: tellingOf(known) }
}

/** Returns the weight of a word; rare words weigh more. */
export const tellingOf = (known: KnownWord | undefined) => 1 / (1 + Math.log(1 + (known?.anzahl ?? 0)) / 3)

/** Returns words with their common synonyms and the compounds of both. */
async function waysToSay(words: readonly string[], index: SearchIndex): Promise<string[]> {
  const said = [...words, ...words.flatMap(otherWordsFor)]
  const compounds = await Promise.all(said.map(word => compoundsOf(word, index)))
  return [...new Set([said, ...compounds.map(fits => Array.from(fits.keys()))].flat())]
}

/** Returns single-word common synonyms. */
const otherWordsFor = (word: string): string[] =>
  saidFor(word).flatMap(words => (words.length === 1 ? words : []))

/** Returns a multi-word synonym, each of its words with its compounds. */
async function sayingOf(
  words: readonly (readonly string[])[],
  fit: number,
  index: SearchIndex,
): Promise<Saying> {
  const known = await index.known(words.flat())
  const kinds = words.map(async ways => ({
    ways: await waysToSay(ways, index),
    telling: Math.max(...ways.map(way => tellingOf(known.get(way)))),
  }))
  return { words: await Promise.all(kinds), fit }
}

/** Returns all words that express the meaning. */
export const wordsOf = ({ weights, several }: Meaning): string[] => [
  ...weights.keys(),
  ...several.flatMap(({ words }) => words.flatMap(({ ways }) => ways)),
]

/** Tests whether a place with these words satisfies a group. */
export const meets = (place: ReadonlySet<string>, group: TermGroup): boolean =>
  group.some(alternative =>
    alternative.every(word => (typeof word === 'string' ? [word] : word).some(one => place.has(one))),
  )
