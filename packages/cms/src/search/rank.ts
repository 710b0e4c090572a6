import { DOKUMENT, foundKinds } from './document-text.ts'
import { dayNumber, partsOf } from './entry-id.ts'
import type { Meaning } from './meaning.ts'
import type { FoundEntry } from './search-index.ts'

/** Kinds of a day weigh less than what lasts. */
const WEIGHT_OF_KIND: Readonly<Record<string, number>> = {
  aktuelles: 0.72,
  veranstaltung: 0.75,
  [DOKUMENT]: 0.86,
}

/** After so many days news weigh half. */
const HALF_LIFE_DAYS = 400

/** What a kind and its age make of a score; known from the id alone. */
export function weightOf(id: number, now: Date): number {
  const { kind, day } = partsOf(id)
  const ofKind = WEIGHT_OF_KIND[foundKinds[kind] ?? ''] ?? 1
  if (day === undefined) return ofKind
  // What is to come is as good as new.
  const age = Math.max(0, dayNumber(now) - day)
  return ofKind * (0.5 + 0.5 * 2 ** (-age / HALF_LIFE_DAYS))
}

/**
 * How well title, search words and introduction answer a question, above what the texts as a whole say. A title that
 * holds every word and little else is what was meant.
 */
export function fieldScore(
  entry: FoundEntry,
  meanings: readonly Meaning[],
  wishes: readonly string[],
): number {
  if (meanings.length === 0) return 0
  const titel = coverage(entry.titelWorte, meanings)
  const begriffe = coverage(entry.begriffeWorte, meanings)
  const einleitung = coverage(entry.einleitungWorte, meanings)
  const anywhere =
    meanings.reduce(
      (sum, meaning) =>
        sum +
        Math.max(
          fit(entry.titelWorte, meaning),
          0.8 * fit(entry.begriffeWorte, meaning),
          0.6 * fit(entry.einleitungWorte, meaning),
        ),
      0,
    ) / meanings.length
  // `/buecherei` is the library, `/buecherei/digital` a part of it.
  const named =
    (begriffe * Math.min(entry.begriffeWorte.length, meanings.length)) /
    Math.max(1, entry.begriffeWorte.length)
  const precise =
    (titel * Math.min(entry.titelWorte.length, meanings.length)) / Math.max(1, entry.titelWorte.length)
  const wished = wishes.filter(
    wish => entry.titelWorte.includes(wish) || entry.begriffeWorte.includes(wish),
  ).length
  return (
    2.4 * titel +
    1.2 * precise +
    0.8 * begriffe +
    1.4 * named +
    0.6 * einleitung +
    1.2 * anywhere +
    0.8 * wished
  )
}

const coverage = (words: readonly string[], meanings: readonly Meaning[]): number =>
  meanings.reduce((sum, meaning) => sum + fit(words, meaning), 0) / meanings.length

const fit = (words: readonly string[], { weights }: Meaning): number =>
  words.reduce((best, word) => Math.max(best, weights.get(word) ?? 0), 0)
