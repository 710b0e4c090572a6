import { foldedWords } from '../search/folded-words.ts'
import { dialled, roomsIn } from './contacts.ts'
import { termsOf } from './entry-words.ts'
import type { Term } from './words-index.ts'

/** A typed question, read in two ways: as names and numbers, and as words of a text. */
export type Question = {
  /** Digits of telephone numbers. */
  readonly phones: readonly string[]
  readonly rooms: readonly string[]
  /** A single number that may be either. */
  readonly either: string | undefined
  /** Folded words beside the numbers: those of a name, a task, an address. */
  readonly names: readonly string[]
  readonly terms: readonly Term[]
}

export const LONGEST_QUESTION = 200
const MOST_WORDS = 6

const PHONE = /(?<![\p{L}\d])(?:\+|\(?0)?\d(?:[\s\u00a0/().–-]{0,3}\d){2,17}(?![\p{L}\d])/gu
/** A room as its door says it, without the word: `12`, `2.17`, `b4`. */
const DOOR = /^[a-z]?\s?\d{1,4}(?:[.-]\d{1,3})?[a-z]?$/i

/** Words that only announce what follows. */
const ANNOUNCING: ReadonlySet<string> = new Set(
  'tel telefon telefonnummer rufnummer nummer nr fax faxnummer durchwahl mobil handy mail email herr frau herrn'.split(
    ' ',
  ),
)

export function readQuestion(typed: string): Question {
  const text = typed.slice(0, LONGEST_QUESTION).toWellFormed().replaceAll('\0', ' ')
  const terms = termsOf(text)
  const rooms = roomsIn(text)
  if (rooms.length === 0 && DOOR.test(text.trim()))
    return { phones: [], rooms: [], either: text.trim(), names: [], terms }
  const phones: string[] = []
  const rest = withoutPieces(text, rooms).replaceAll(PHONE, number => {
    phones.push(dialled(number))
    return ' '
  })
  const words = foldedWords(rest).slice(0, MOST_WORDS)
  const telling = words.filter(word => !ANNOUNCING.has(word))
  const isNumbered = rooms.length + phones.length > 0
  return {
    phones,
    rooms: rooms.map(({ value }) => value),
    either: undefined,
    names: telling.length > 0 || isNumbered ? telling : words,
    terms,
  }
}

function withoutPieces(
  text: string,
  pieces: readonly { readonly start: number; readonly end: number }[],
): string {
  return pieces
    .toReversed()
    .reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text)
}
