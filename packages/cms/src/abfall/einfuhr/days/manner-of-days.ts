import type { Cell } from '../cell-text.ts'
import { type DayManner, readDay } from './read-day.ts'

/** How a file writes its days, and what must be asked or told about that. */
export type FoundManner = {
  readonly manner: DayManner
  /** A question: the days may be meant otherwise. */
  readonly frage: string | undefined
  /** The text that gives days without a year their year. */
  readonly yearFrom: string
}

const ORDERED = /(?<!\d)(\d{1,2})([/-])(\d{1,2})\2(?:\d{4}|\d{2})(?!\d)/g
/** A year, and perhaps the next one: „2026/27“. */
const YEARS = /(?<!\d)(20\d{2})(?!\d)(?:\s?[/–-]\s?(?:20)?(\d{2})(?!\d))?/g
const FULL_DAY = /\d{1,2}\.\s?\d{1,2}\.\s?\d{2,4}/g
/** Most lines at the beginning of a file whose year counts. */
const MOST_ABOVE = 20

/** Looks through a whole table for the order of day and month, and for the year of days without one. */
export function mannerOfDays(lines: readonly (readonly Cell[])[], names: readonly string[]): FoundManner {
  const first = { day: 0, month: 0 }
  let either = ''
  const seen = new Set<Cell>()
  for (const line of lines)
    for (const cell of line) {
      if (seen.has(cell)) continue
      seen.add(cell)
      for (const [text, one, separator, two] of cell.whole.matchAll(ORDERED)) {
        if (Number(one) > 12) first.day++
        else if (Number(two) > 12) first.month++
        else if (one !== two && separator === '/') either ||= text
      }
    }
  const isMixed = first.day > 0 && first.month > 0
  const isAmerican = first.month > 0 && !isMixed
  const isOpen = either !== '' && first.day + first.month === 0
  const [year, yearFrom] = yearOf(lines, names)
  return {
    manner: { isAmerican, isMixed, year },
    frage: isOpen ? askedAbout(either) : undefined,
    yearFrom,
  }
}

function askedAbout(text: string): string {
  const [, month, day] = (readDay(text) ?? '').split('-')
  return `Die Datei schreibt Tage wie „${text}“. Gelesen wird zuerst der Tag, dann der Monat: ${day}.${month}. Stimmt das?`
}

/** The one year that the lines above the dates name, or else the name of the sheet or file. */
function yearOf(lines: readonly (readonly Cell[])[], names: readonly string[]): [string | undefined, string] {
  const above = lines.slice(0, MOST_ABOVE).flatMap(line => line.map(({ line: text }) => text))
  for (const texts of [above, ...names.map(name => [name])]) {
    const found = new Set<string>()
    let from = ''
    for (const text of texts) {
      if (readDay(text) !== undefined || /^\d+$/.test(text)) continue
      for (const [, year = '', next] of text.replaceAll(FULL_DAY, '').matchAll(YEARS)) {
        found.add(year)
        if (Number(next) === (Number(year) + 1) % 100) found.add(String(Number(year) + 1))
        from ||= text
      }
    }
    if (found.size === 1) return [[...found][0], from]
    if (found.size > 1) return [undefined, '']
  }
  return [undefined, '']
}
