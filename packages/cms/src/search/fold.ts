import { composed, decomposed } from '@rathausplatz/contract'

const LETTERS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', ł: 'l' }

/** One spelling for what people write in several: `Müll` and `Muell`, `Straße` and `STRASSE`, `Café` and `Cafe`. */
export const fold = (text: string): string =>
  decomposed(
    composed(text)
      .toLowerCase()
      .replaceAll(/[äöüßæøł]/g, letter => LETTERS[letter] ?? letter),
  ).replaceAll(/\p{M}/gu, '')

/** The words of a text, folded. */
export const foldedWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** A text as it is searched in: every word has a space before it, the first too. */
export const searchable = (text: string): string =>
  foldedWords(text)
    .map(word => ` ${word}`)
    .join('')
