import type { Abfallfraktion } from '@rathausplatz/contract'
import { joined, type Word } from './words.ts'

const CONTAINER =
  /^(?:tonnen?|behaeltern?|sacke?|saecken?|container|gefaesse?|wertstoffbehaeltern?|muelltonnen?|abfalltonnen?)$/
const COLOURS: readonly (readonly [RegExp, Abfallfraktion])[] = [
  [/^(?:grau|schwarz)e?[nrsm]?$/, 'restmuell'],
  [/^braune?[nrsm]?$/, 'biomuell'],
  [/^blaue?[nrsm]?$/, 'papier'],
  [/^gelbe?[nrsm]?$/, 'gelb'],
]

/** Whether a word is the colour of a bin. */
export const isColour = (word: string): boolean => COLOURS.some(([colour]) => colour.test(word))

/** Whether a word is the colour of the bin of one of these kinds. */
export const isColourOf = (word: string, fraktionen: ReadonlySet<Abfallfraktion>): boolean =>
  COLOURS.some(([colour, one]) => colour.test(word) && fraktionen.has(one))

/** The kind of a bin that is named by its colour: „Graue Tonne“. */
export const colourOf = (colour: Word, thing: Word): Abfallfraktion | undefined =>
  CONTAINER.test(joined(thing.text)) && colour.part === thing.part
    ? COLOURS.find(([words]) => words.test(colour.text))?.[1]
    : undefined

/** The kinds of several bins that share one noun: „Blaue und Gelbe Tonne“. Each colour is an item of its own. */
export function coloursAt(words: readonly Word[], at: number): Abfallfraktion[] {
  const first = words[at]
  if (!first || words[at - 1]?.part === first.part) return []
  const others = words.slice(at).findIndex(({ text }) => !isColour(text))
  const run = words.slice(at, at + others)
  const [last, thing] = [run.at(-1), words[at + others]]
  if (run.length < 2 || !last || !thing || !colourOf(last, thing)) return []
  if (new Set(run.map(({ part }) => part)).size < run.length) return []
  return run.flatMap(({ text }) => COLOURS.find(([colour]) => colour.test(text))?.[1] ?? [])
}

/** A colour or „Rest“ with another meaning: a district, a note in brackets, the rest of a town. */
export function isAside(words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (!word) return false
  if (word.text === 'rest') return /^(?:der|des|vom|von)$/.test(words[at + 1]?.text ?? '')
  if (!isColour(word.text)) return false
  return word.isInBrackets || words.some(one => one !== word && one.part === word.part)
}
