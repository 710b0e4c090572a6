import { composed } from '@rathausplatz/text'
import { decodeEntities } from '@rathausplatz/text/entities'
import { readDay, WEEKDAY } from './raw-rows.ts'

/** Looked at of a value: the days of a year stand in one cell, and markup around a word. */
const LONGEST_CELL = 2_000
/** Kept of a text. */
const LONGEST_LINE = 300

/** A value of a file as text. */
export type Cell = {
  readonly whole: string
  /** As much of it as a field takes. */
  readonly line: string
  /** Something was taken out of it. */
  readonly hadMarkup: boolean
}

/** In memory of its own: of a piece of a text V8 keeps the whole, and for a word a file of 30 MB. */
const beginning = (text: string, most: number): string => Buffer.from(text.slice(0, most)).toString()

/** As much of a value as is looked at. Before anything looks at it: it may be as long as the file. */
export const beginningOf = (raw: string): string => beginning(raw, LONGEST_CELL)

/** Reads the values of one file. What stands there again and again is read once and kept once. */
export function cellReader(): (raw: string) => Cell {
  const known = new Map<string, Cell>()
  return raw => {
    const own = beginningOf(raw)
    const again = known.get(own)
    if (again) return again
    const { text, hadMarkup } = withoutMarkup(own)
    const line = text.length > LONGEST_LINE ? beginning(text, LONGEST_LINE).trimEnd() : text
    const cell = { whole: text, line, hadMarkup }
    known.set(own, cell)
    return cell
  }
}

/** A table in capitals has its references in capitals too. */
const CAPITALS = /&([AOU])UML;/g

/** What a file has of markup is no text. Every letter is passed once. */
function withoutMarkup(text: string): { text: string; hadMarkup: boolean } {
  const parts: string[] = []
  let at = 0
  for (let open = text.indexOf('<'); open >= 0; open = text.indexOf('<', at)) {
    const close = text.indexOf('>', open)
    if (close < 0) break
    parts.push(text.slice(at, open))
    // What is struck out is the opposite of what it says: that stays to be seen.
    if (/^<\/?(?:s|del|strike)$/i.test(text.slice(open, Math.min(close, open + 8)))) parts.push('~~')
    at = close + 1
    // What a script says is no text either.
    const inside = /^<(script|style)\b/i.exec(text.slice(open, Math.min(close, open + 10)))?.[1]
    if (inside !== undefined) {
      const end = text.toLowerCase().indexOf(`</${inside.toLowerCase()}`, at)
      at = end < 0 ? text.length : end
    }
  }
  parts.push(text.slice(at))
  const plain = composed(decodeEntities(parts.join(' ').replaceAll(CAPITALS, '&$1uml;')))
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return { text: plain, hadMarkup: parts.length > 1 }
}

const LIKE_DAY = /\d{1,2}\.\s?(?:\d{1,2}\.|(?:jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez))/i

/** Between days; a word before or behind one belongs to it: „entfällt 07.01.2027“. */
const BETWEEN = new RegExp(String.raw`[,;|]+|(?<=\d)\s+(?=(?:${WEEKDAY}[.,]*\s*)?\d{1,2}\.)`, 'i')

/** The days of a value, one by one, and whatever else stands there; what is in brackets is said of the day before it. */
export function daysIn({ whole }: Cell): string[] {
  const days: string[] = []
  let isOpen = false
  for (const piece of whole.split(BETWEEN)) {
    days.push(isOpen ? `${days.pop() ?? ''} ${piece.trim()}` : piece.trim())
    isOpen = isOpen ? !piece.includes(')') : piece.lastIndexOf('(') > piece.lastIndexOf(')')
  }
  return days.filter(Boolean)
}

export const isLikeDay = (text: string): boolean => LIKE_DAY.test(text) || readDay(text) !== undefined

export const isDated = (cell: Cell): boolean => cell.whole !== '' && daysIn(cell).some(isLikeDay)
