import { fold } from '@rathausplatz/text'

/** The words of a text, folded. */
export const foldedWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** A text as it is searched in: every word has a space before it, the first too. */
export const searchable = (text: string): string =>
  foldedWords(text)
    .map(word => ` ${word}`)
    .join('')
