import { composed } from '@rathausplatz/text'

/** Names that reach the prototype of whatever they are merged into. */
const POLLUTING: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Deeper than any form; a document nested beyond it is an attack on whoever walks through it. */
const MAX_DEPTH = 40

/**
 * A copy of what came over the wire that is safe to walk, merge and compare: no names that reach a prototype, no control
 * characters, umlauts as one character (NFC). What lies too deep is left out.
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

/** Longer than any field may be. Such a text is refused by its field, so nothing works on it before. */
const LONGEST_TEXT = 400_000

/** Tab and line breaks stay. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu
/** Letters that are as they shall be, in whatever order: of most texts nothing has to be asked. */
const PLAIN = /^[\t\n\r -~\u00a0-\u02ff\u2010-\u201f\u20ac]*$/

/** A text as `plainData` leaves it. */
export function plainText(text: string): string {
  if (text.length > LONGEST_TEXT || PLAIN.test(text)) return text
  return composed(text).replaceAll(CONTROLS, '')
}
