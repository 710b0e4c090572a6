import { searchable } from './fold.ts'
import { holdsSome } from './question.ts'

const LENGTH = 160
/** So much of it stands before the hit. */
const BEFORE = 50

/** About a line and a half of a text, around the first word that the question asks for; else its beginning. */
export function excerpt(text: string, parts: readonly string[]): string {
  const wanted = Math.max(0, Math.min(firstHit(text, parts) - BEFORE, text.length - LENGTH))
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1
  const end = start + LENGTH >= text.length ? text.length : text.lastIndexOf(' ', start + LENGTH)
  // A text without spaces has no good place to be cut.
  const cut = text.slice(start, end > start ? end : start + LENGTH)
  return `${start > 0 ? '… ' : ''}${cut}${end < text.length ? ' …' : ''}`
}

function firstHit(text: string, parts: readonly string[]): number {
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    if (holdsSome(parts, searchable(word))) return index
  }
  return 0
}
