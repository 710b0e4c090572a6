import { setImmediate } from 'node:timers/promises'
import { normalise, wholes, words } from './words.ts'

/**
 * Longest text that is indexed, in characters: some hundred printed pages. The rest of a longer text is left
 * out.
 */
const LONGEST_TEXT = 400_000

/** Characters that are analysed in one turn of the event loop. */
const STRETCH = 10_000

/** A text with its index words in one line, and the most frequent spelling of each word. */
export type Analysed = {
  readonly text: string
  readonly worte: string
  readonly forms: ReadonlyMap<string, string>
}

export async function analyse(raw: string): Promise<Analysed> {
  const text = normalise(raw.slice(0, LONGEST_TEXT))
  const worte: string[] = []
  const written = new Map<string, Map<string, number>>()
  for (let from = 0; from < text.length; ) {
    if (from > 0) await setImmediate()
    const to = endOfStretch(text, from)
    const stretch = text.slice(from, to)
    for (const { wort, start, end } of words(stretch)) {
      worte.push(wort)
      const form = stretch.slice(start, end)
      const counts = written.get(wort) ?? new Map<string, number>()
      written.set(wort, counts.set(form, (counts.get(form) ?? 0) + 1))
    }
    worte.push(...wholes(stretch))
    from = to
  }
  const forms = new Map<string, string>()
  for (const [wort, counts] of written) {
    forms.set(wort, mostOf(counts))
    if (forms.size % STRETCH === 0) await setImmediate()
  }
  return { text, worte: worte.join(' '), forms }
}

/** Returns the most frequent spelling; among equally frequent ones, the first. */
function mostOf(counts: ReadonlyMap<string, number>): string {
  if (counts.size === 1) return counts.keys().next().value ?? ''
  const most = Math.max(...counts.values())
  return [...counts].find(([, count]) => count === most)?.[0] ?? ''
}

/** Returns the end of a stretch, between words if possible. */
function endOfStretch(text: string, from: number): number {
  if (from + STRETCH >= text.length) return text.length
  const blank = text.lastIndexOf(' ', from + STRETCH)
  return blank > from ? blank : from + STRETCH
}
