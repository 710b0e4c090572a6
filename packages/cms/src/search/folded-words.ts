import { fold } from '@rathausplatz/text'

/** Returns the folded words of a text. */
export const foldedWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Returns the folded text for substring search; each word has a space before it, also the first. */
export const searchable = (text: string): string =>
  foldedWords(text)
    .map(word => ` ${word}`)
    .join('')
