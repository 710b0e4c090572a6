import type { Place } from './places.ts'

const OF_WORDS: ReadonlySet<string> = new Set(['zeile', 'text', 'richtext'])

/** Returns the texts of a place that people read: the blocks of a formatted text, or the whole text. */
export function proseOf({ editor, text, formatted }: Place): readonly string[] {
  if (!OF_WORDS.has(editor)) return []
  return formatted ? formatted.blocks.map(block => block.text) : [text]
}
