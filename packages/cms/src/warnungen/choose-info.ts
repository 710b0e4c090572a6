/** Chooses from the parts of a message (`info` in CAP 1.2), of which each has a language and an area. */

type Part = {
  readonly language: string
  readonly headline: string
  readonly description: string
  readonly instruction: string
}

/** Leichte Sprache: `de-LS`, `de-simple` (BCP 47), `de-x-leicht`, `Leichte Sprache`. */
const EASY = /(?:^|[-_\s])(?:ls|leicht\p{L}*|simple|easy)(?:[-_\s]|$)/iu
/** The languages in the order in which the website shows them. */
const ORDER = [
  /^(?:de|deu|ger|german|deutsch)(?:[-_](?:latn[-_])?de)?$/i,
  /^$/,
  /^(?:de|deu|ger)[-_](?:at|ch|li|lu|it|be|1996|latn)/i,
  /^(?!.*(?:ls|leicht|simple|easy|einfach)).*\b(?:de|deu|ger|german|deutsch)\b/i,
  /^(?:de|deu|ger|german|deutsch)(?:[-_\s]|$)|leicht|einfach|^ls$/i,
  /^(?:en|eng|english|englisch)(?:[-_\s]|$)/i,
] as const

const rankOf = ({ language }: Part): number => {
  const at = ORDER.findIndex(one => one.test(language.trim()))
  return at === -1 ? ORDER.length : at
}

/**
 * Returns all parts in the best language: plain German, then other German, easy German and English. Of other
 * languages the first is taken.
 */
export function inBestLanguage<P extends Part>(parts: readonly P[]): readonly P[] {
  const best = Math.min(...parts.map(rankOf))
  const first = parts.find(one => rankOf(one) === best)
  const language = first?.language.trim().toLowerCase()
  return parts.filter(one => one.language.trim().toLowerCase() === language)
}

/** Returns the parts in easy language that say something that the chosen ones do not. */
export function inEasyLanguage<P extends Part>(parts: readonly P[], chosen: readonly P[]): readonly P[] {
  const texts = new Set(chosen.map(textOf))
  return parts.filter(one => EASY.test(one.language) && !chosen.includes(one) && !texts.has(textOf(one)))
}

const textOf = ({ description, instruction }: Part): string => `${description}\n${instruction}`.trim()

/** Joins what several parts say, each once. */
export const together = (texts: readonly string[], between = '\n\n'): string =>
  [...new Set(texts.map(text => text.trim()))].filter(Boolean).join(between)
