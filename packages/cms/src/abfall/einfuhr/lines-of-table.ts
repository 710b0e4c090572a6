import { type Cell, isDated } from './cell-text.ts'
import { type Head, hasHeadings, headOf, type IsKind } from './table-heads.ts'
import { isWord } from './take-days.ts'
import { isOfItself } from './take-line.ts'

/** What a line of a table is, below its headings. */

/** Whether a line may apply to all rows below. A row with a place or day of its own does not. */
export const isStray = (line: readonly Cell[], head: Head): boolean => {
  const { art, fields, kinds } = head
  const words = line.filter(isWord)
  if (art === 'liste') {
    const namesPlaces = fields.has('strasse') || fields.has('bezirk') || fields.has('ort')
    return !namesPlaces && words.length === 1 && line.filter(({ whole }) => whole !== '').length === 1
  }
  if (words.length === 0 || isOfItself(line, head)) return false
  const isAmongDays = (one: Cell | undefined) => one !== undefined && isWord(one) && !isDated(one)
  return !line.some(isDated) || [...kinds.keys()].some(at => isAmongDays(line[at]))
}

/** Whether headings name a kind, and no column: the title of a table does too. */
export const isTitleOnly = ({ art, fields }: Head): boolean => art !== 'liste' && fields.size === 0

/** The headings of columns that have days, but no known kind of waste. */
export const unknownKindsIn = (
  line: readonly Cell[],
  { art, labels, fields, remarks, states, kinds }: Head,
): string[] => {
  const known = new Set([...fields.values(), ...remarks, ...states.keys(), ...kinds.keys()])
  return art === 'spalten'
    ? line.flatMap((cell, at) => (isDated(cell) && !known.has(at) ? (labels[at] ?? []) : []))
    : []
}

/** Most lines above the headings. */
export const MOST_ABOVE = 20

/** Whether the headings of a table come soon, so that the lines before them are titles and remarks. */
export const doHeadingsFollow = (
  lines: readonly { readonly line: readonly Cell[] }[],
  at: number,
  isKind: IsKind,
): boolean =>
  lines
    .slice(at + 1, at + 1 + MOST_ABOVE)
    .some(({ line }) => hasHeadings(line) && headOf(line, isKind, undefined) !== undefined)
