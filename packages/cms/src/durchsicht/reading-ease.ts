import type { Lesbarkeit } from '@rathausplatz/contract'

/** The measure is not reliable for fewer words. */
const FEWEST_WORDS = 100

/** The school year above which a text is too hard: in everyday language, and in Leichte Sprache. */
export const HARDEST = { alltag: 14, leicht: 7 } as const

const SYLLABLES = /[aeiouyäöü]+/gi

/**
 * Returns the first Wiener Sachtextformel: the reading difficulty of a German text as a school year, here
 * limited to 1 to 20. Undefined for a short text.
 */
export function readingEase(sentences: readonly (readonly string[])[]): Lesbarkeit | undefined {
  const words = sentences.flat().filter(word => /\p{L}/u.test(word))
  if (words.length < FEWEST_WORDS) return undefined
  const share = (is: (word: string) => boolean) => (words.filter(is).length / words.length) * 100
  const syllables = (word: string) => word.match(SYLLABLES)?.length ?? 1
  const formula =
    0.1935 * share(word => syllables(word) >= 3) +
    0.1672 * (words.length / sentences.length) +
    0.1297 * share(word => word.length > 6) -
    0.0327 * share(word => syllables(word) === 1) -
    0.875
  const stufe = Math.round(Math.min(20, Math.max(1, formula)) * 10) / 10
  return easeOf(stufe)
}

/** A text above this school year is called hard. */
export const HARD = 12

export const easeOf = (stufe: number): Lesbarkeit => ({ stufe, worte: levelInWords(stufe) })

function levelInWords(stufe: number): string {
  if (stufe <= 6) return 'sehr leicht zu lesen'
  if (stufe <= 9) return 'gut zu lesen'
  if (stufe <= HARD) return 'mittelschwer zu lesen'
  return stufe <= 14 ? 'schwer zu lesen' : 'sehr schwer zu lesen'
}
