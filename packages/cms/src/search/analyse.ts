import { setImmediate } from 'node:timers/promises'
import { normalise, wholes, words } from './words.ts'

/** Longer texts are found by their beginning: some hundred printed pages. */
const LONGEST_TEXT = 400_000

/** So much of a text is taken apart at once; between such stretches it is the turn of everybody else. */
const STRETCH = 10_000

/** A text with the words it is found by, in one line, and how each of them is written there. */
export type Analysed = {
  readonly text: string
  readonly worte: string
  readonly forms: ReadonlyMap<string, string>
}

export async function analyse(raw: string): Promise<Analysed> {
  const text = normalise(raw.slice(0, LONGEST_TEXT))
  const worte: string[] = []
  const forms = new Map<string, string>()
  for (let from = 0; from < text.length; ) {
    if (from > 0) await setImmediate()
    const to = endOfStretch(text, from)
    const stretch = text.slice(from, to)
    for (const { wort, start, end } of words(stretch)) {
      worte.push(wort)
      forms.set(wort, stretch.slice(start, end))
    }
    worte.push(...wholes(stretch))
    from = to
  }
  return { text, worte: worte.join(' '), forms }
}

/** Where a stretch ends: between words, if there are any. */
function endOfStretch(text: string, from: number): number {
  if (from + STRETCH >= text.length) return text.length
  const blank = text.lastIndexOf(' ', from + STRETCH)
  return blank > from ? blank : from + STRETCH
}
