import { records } from '@rathausplatz/contract/records'
import type { CmsStore } from '../collections/collections.ts'
import { partsOf, seenCompoundsOf } from './compounds.ts'
import { type Correction, corrections } from './correct.ts'
import { lightWords, signsOf, wishFor } from './german.ts'
import { type Advice, adviceFor, type Unsaved } from './keywords.ts'
import { type Meaning, meaningOf, tellingOf } from './meaning.ts'
import { type Asked, contentWords, type Question } from './question.ts'
import type { SearchIndex } from './search-index.ts'
import { hyphenated, stem } from './words.ts'

/** An analysed question. */
export type Understood = {
  /** Meanings that an answer must contain. */
  readonly needed: readonly Meaning[]
  /** Verbs and adjectives: entries with them are sorted before others. */
  readonly hints: readonly Meaning[]
  /** Verbs, adjectives and words of a wish, which only affect the order. */
  readonly wishes: readonly (readonly string[])[]
  readonly isOneWord: boolean
  /** Patterns of an answer: an amount, a time. */
  readonly signs: readonly RegExp[]
  /** Verbs and adjectives that a single hit must contain to count as found. */
  readonly besides: readonly string[]
  readonly empfehlungen: Advice['empfehlungen']
  /** True if a word was corrected. */
  readonly isGuess: boolean
  /** The corrected question, if it can be shown. */
  readonly meinten?: string | undefined
}

/**
 * A question with this many words is a sentence: then a thing whose weight is less than this share of another
 * is not required.
 */
const LONG = 3
const COMMONPLACE = 0.6
/** Longest unknown word that may be a correct part of other words; a longer one is more likely misspelt. */
const LONGEST_PART = 6

export async function understand(
  question: Question,
  index: SearchIndex,
  store: CmsStore,
  unsaved?: Unsaved,
): Promise<Understood> {
  const { asked, repairs, known, advice } = await repaired(question, index, store, unsaved)
  /** Returns the wishes behind a word that is not in the index, such as the English `opening hours`. */
  const wishesOf = ({ wort }: Asked): string[] =>
    known.has(wort) ? [] : (advice.synonyms.get(wort) ?? []).flatMap(([first]) => first ?? [])
  const townWords = await wordsOfTown(store)
  const isLight = (word: Asked) =>
    lightWords.has(word.wort) ||
    townWords.has(word.wort) ||
    (wishesOf(word).length > 0 && wishesOf(word).every(wish => lightWords.has(wish)))
  /** A word that texts mostly write in lower case is not the name of a thing. */
  const isSoft = ({ wort, ganz }: Asked) => {
    const word = known.get(wort)
    return !ganz && word !== undefined && !advice.synonyms.has(wort) && 2 * word.gross < word.anzahl
  }
  const things = asked.filter(word => !isLight(word) && !isSoft(word))
  const tellings = things.map(({ wort }) => tellingOf(known.get(wort)))
  const least = asked.length >= LONG ? COMMONPLACE * Math.max(...tellings) : 0
  const rarer = things.filter((_, at) => (tellings[at] ?? 0) >= least)
  const weighty = rarer.length > 0 ? rarer : asked.filter(word => !isLight(word))
  const needed = weighty.length > 0 ? weighty : asked
  const others = asked.filter(word => !needed.includes(word))
  const hints = others.filter(word => !isLight(word))
  const told = (words: readonly Asked[]) =>
    Promise.all(
      words.map(word => meaningOf(word, known.get(word.wort), advice.synonyms.get(word.wort) ?? [], index)),
    )
  return {
    needed: await told(needed),
    hints: await told(hints),
    wishes: [
      ...others.map(word => wishFor(wishesOf(word)[0] ?? word.wort)),
      ...hyphenated(question.text).map(word => [word]),
    ],
    isOneWord: asked.length === 1,
    signs: signsOf(asked.map(word => wishesOf(word)[0] ?? word.wort)),
    besides: hints.map(({ wort }) => wort),
    empfehlungen: advice.empfehlungen,
    isGuess: repairs.length > 0,
    meinten: repairs.reduce<string | undefined>(
      (text, [form, right]) => (right === '' ? undefined : text?.replace(form, () => right)),
      repairs.length > 0 ? question.text : undefined,
    ),
  }
}

/** The name of the town has no weight on its own site: `Freibad Rebenau` searches for the pool. */
async function wordsOfTown(store: CmsStore): Promise<ReadonlySet<string>> {
  const town = await store.published.byKey('stadt', records.stadt.kind)
  return new Set(town ? contentWords(town.data.name) : [])
}

/**
 * Returns the words of a question with typing errors corrected, the corrections, and what the index knows of
 * the words.
 */
async function repaired(
  { asked }: Question,
  index: SearchIndex,
  store: CmsStore,
  unsaved: Unsaved | undefined,
) {
  const pairs = asked.map(({ form }, at) => stem(form + (asked[at + 1]?.form ?? '')))
  const known = await index.known([...pairs, ...asked.flatMap(({ wort, oder = wort }) => [wort, oder])])
  const advice = await adviceFor(
    store,
    asked.map(({ wort }) => wort),
    unsaved,
  )
  const { synonyms } = advice
  const repairs: (readonly [string, string])[] = []
  const right: Asked[] = []
  for (let at = 0; at < asked.length; at++) {
    const word = asked[at]
    if (!word) continue
    const { wort, form, oder, ganz } = word
    const pair = at + 1 < asked.length && !ganz ? pairs[at] : undefined
    // One word that was typed as two: `Personal Ausweis`.
    if (pair !== undefined && known.has(pair)) {
      right.push({ wort: pair, form: form + (asked[at + 1]?.form ?? '') })
      at++
    } else if (ganz || known.has(wort) || synonyms.has(wort) || lightWords.has(wort)) right.push(word)
    else if (oder !== undefined && (known.has(oder) || lightWords.has(oder)))
      right.push({ ...word, wort: oder })
    else {
      const [best] = await corrections(word, index, store, unsaved)
      if (best && !(await isWordAnyway(word, best, index))) {
        const written = await index.written(best)
        right.push({ wort: best.wort, form: written || form })
        repairs.push([form, written])
      } else right.push(word)
    }
  }
  if (right.length === asked.length && right.every((word, at) => word === asked[at]))
    return { asked: right, repairs, known, advice }
  const words = right.map(({ wort }) => wort)
  return {
    asked: right,
    repairs,
    known: await index.known(words),
    advice: await adviceFor(store, words, unsaved),
  }
}

/**
 * Tests whether a word that the index does not contain is correct nevertheless, as a part of others or as a
 * compound.
 */
async function isWordAnyway(
  { wort, form }: Asked,
  { errors }: Correction,
  index: SearchIndex,
): Promise<boolean> {
  if (errors <= 1 && wort.length > LONGEST_PART) return false
  return (
    (await seenCompoundsOf(wort, index)).size > 0 ||
    (errors > 1 && ((await partsOf(form, index))?.isWhole ?? false))
  )
}
