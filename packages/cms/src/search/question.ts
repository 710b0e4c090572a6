import { foldedWords } from './fold.ts'

/** Longer than any question, short enough to cost nothing. */
const MAX_CHARACTERS = 200

/**
 * What a visitor's question asks of a text. Words are found inside others too, as German writes them together; very
 * short ones only at the beginning of a word, and single letters say nothing.
 */
export function readQuestion(text: string): readonly string[] {
  const words = foldedWords(text.slice(0, MAX_CHARACTERS)).filter(word => word.length > 1)
  return [...new Set(words)].map(word => (word.length === 2 ? ` ${word}` : word))
}

export const holdsEvery = (parts: readonly string[], searchable: string) =>
  parts.every(part => searchable.includes(part))

export const holdsSome = (parts: readonly string[], searchable: string) =>
  parts.some(part => searchable.includes(part))
