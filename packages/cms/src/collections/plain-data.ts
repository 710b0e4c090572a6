import { composed } from '@rathausplatz/contract'

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
  const entries = Object.entries(value).filter(([key]) => !POLLUTING.has(key))
  return Object.fromEntries(entries.map(([key, item]) => [plainText(key), plainData(item, depth + 1)]))
}

/** Longer than any field may be. Such a text is refused by its field, so nothing works on it before. */
const LONGEST_TEXT = 400_000

const plainText = (text: string) => (text.length > LONGEST_TEXT ? text : readable(text))

const readable = (text: string) =>
  composed(text)
    // Tab and line breaks stay.
    .replaceAll(/(?![\t\n\r])\p{Cc}/gu, '')
