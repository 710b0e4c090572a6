import { DOKUMENT, foundKinds } from './document-text.ts'
import { dayNumber, partsOf } from './entry-id.ts'
import type { Meaning } from './meaning.ts'
import { contentWords } from './question.ts'
import type { FoundEntry } from './search-index.ts'
import { normalise, wholes } from './words.ts'

/**
 * Weights of kinds: dated kinds weigh less than lasting ones, single offices and facilities less than pages
 * about all of them.
 */
const WEIGHT_OF_KIND: Readonly<Record<string, number>> = {
  aktuelles: 0.72,
  veranstaltung: 0.75,
  verzeichniseintrag: 0.82,
  stelle: 0.75,
  bekanntmachung: 0.8,
  // A search for a thing should find the thing before the meeting that dealt with it.
  vorlage: 0.55,
  sitzung: 0.55,
  ratsperson: 0.8,
  gremium: 0.85,
  // The page about costs and requirements comes before the form.
  formular: 0.75,
  [DOKUMENT]: 0.78,
}

/** Days in which the weight of a dated entry falls to three quarters; it never falls below one half. */
const HALF_LIFE_DAYS = 400

/** Returns the weight of kind and age, from the id alone. */
export function weightOf(id: number, now: Date): number {
  const { kind, day } = partsOf(id)
  const ofKind = WEIGHT_OF_KIND[foundKinds[kind] ?? ''] ?? 1
  if (day === undefined) return ofKind
  // Future dates count as today.
  const age = Math.max(0, dayNumber(now) - day)
  return ofKind * (0.5 + 0.5 * 2 ** (-age / HALF_LIFE_DAYS))
}

/** Weight of a word by the field that contains it. */
const FIELD = { titel: 1, adresse: 0.95, name: 0.75, einleitung: 0.45 }
/**
 * Weights in the score of the fields: the share of the question that they cover, a name that says little
 * else, and words of a wish.
 */
const COVERED = 4
const PRECISE = 2.2
const WISHED = 0.9

/**
 * Returns the score of title, other names and introduction for a question, in addition to that of the text. A
 * name that consists of the words of the question and little else is most likely the intended one.
 */
export function fieldScore(
  { titel, titelWorte, namen, einleitungWorte }: FoundEntry,
  needed: readonly Meaning[],
  wishes: readonly (readonly string[])[],
  hints: readonly Meaning[],
): number {
  const content = [...contentWords(titel), ...wholes(normalise(titel))]
  const names = [
    { words: content.length > 0 ? content : titelWorte, weight: FIELD.titel },
    ...namen.map((words, index) => ({ words, weight: index === 0 ? FIELD.adresse : FIELD.name })),
  ]
  const places = [...names, { words: einleitungWorte, weight: FIELD.einleitung }]
  const asked = [...needed, ...hints]
  const all = asked.reduce((sum, { telling }) => sum + telling, 0)
  const covered = asked.reduce(
    (sum, meaning) =>
      sum + meaning.telling * Math.max(...places.map(({ words, weight }) => weight * fit(words, meaning))),
    0,
  )
  const wished = wishes.reduce(
    (sum, wish) => sum + Math.max(0, ...places.map(({ words, weight }) => weight * fitOfWish(words, wish))),
    0,
  )
  const precise = Math.max(...names.map(({ words, weight }) => weight * precision(words, needed, wishes)))
  return (COVERED * covered) / Math.max(all, Number.MIN_VALUE) + PRECISE * precise + WISHED * wished
}

/** Returns how well a name and the question cover each other, from 0 to 1. */
function precision(
  words: readonly string[],
  needed: readonly Meaning[],
  wishes: readonly (readonly string[])[],
): number {
  const said = needed.reduce((sum, meaning) => sum + fit(words, meaning), 0)
  const wished = wishes.reduce((sum, wish) => sum + fitOfWish(words, wish), 0)
  const asked = needed.length + 0.5 * wishes.length
  return ((said + 0.5 * wished) / asked) * Math.min(1, (said + wished) / Math.max(1, words.length))
}

function fit(words: readonly string[], { weights, several }: Meaning): number {
  const one = words.reduce((best, word) => Math.max(best, weights.get(word) ?? 0), 0)
  return several.reduce((best, { words: wanted, fit }) => {
    const all = wanted.reduce((sum, { telling }) => sum + telling, 0)
    const said = wanted.reduce(
      (sum, { ways, telling }) => sum + (ways.some(way => words.includes(way)) ? telling : 0),
      0,
    )
    // One matching word of two counts less than half of both.
    return Math.max(best, fit * (said / all) ** 1.5)
  }, one)
}

/** The word of the wish itself counts more than its synonyms. */
const fitOfWish = (words: readonly string[], [wish = '', ...others]: readonly string[]): number =>
  words.includes(wish) ? 1 : others.some(other => words.includes(other)) ? 0.8 : 0
