import { composed } from '@rathausplatz/text'

/** Names that would change the prototype of an object into which they are merged. */
const POLLUTING: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Deeper than any content: deeper nesting is an attack. */
const MAX_DEPTH = 40

/**
 * Copies data from the wire so that they are safe to walk, merge and compare: without names that reach a
 * prototype and without control characters, and with umlauts as one character (NFC). Levels that are too deep
 * are left out.
 */
export function plainData(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return plainText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) return undefined
  if (Array.isArray(value)) return value.map(item => plainData(item, depth + 1))
  const plain: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(value)) {
    const name = plainText(key)
    if (!POLLUTING.has(name)) plain[name] = plainData(item, depth + 1)
  }
  return plain
}

/** Longer than any field may be: its field refuses such a text before it is processed. */
const LONGEST_TEXT = 400_000

/** Tab and line breaks stay. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu
/** Characters that need no normalization, in any order: most texts have no others. */
const PLAIN = /^[\t\n\r -~\u00a0-\u02ff\u2010-\u201f\u20ac]*$/

/** Normalizes a text as `plainData` does. */
export function plainText(text: string): string {
  if (text.length > LONGEST_TEXT || PLAIN.test(text)) return text
  return composed(text).replaceAll(CONTROLS, '')
}
