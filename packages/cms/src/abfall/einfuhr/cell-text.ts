import { composed } from '@rathausplatz/text'
import { decodeEntities } from '@rathausplatz/text/entities'
import { whatIsBehind } from './days/hour-behind-day.ts'
import { isLikeDay } from './days/read-day.ts'
import { WEEKDAY } from './days/weekdays.ts'

/** Most columns of a table that are read: one for each day of a year. */
export const MOST_COLUMNS = 400
/**
 * Most characters of a cell that are read: a cell may hold all days of a year, or a word within long markup.
 */
const LONGEST_CELL = 2_000
/** Most characters of a text that are stored. */
const LONGEST_LINE = 300

/** The value of a cell as text. */
export type Cell = {
  /** Keeps the breaks of its lines. */
  readonly whole: string
  /** The beginning of the text in one line, at most `LONGEST_LINE` characters. */
  readonly line: string
  /** Markup was removed from the value. */
  readonly hadMarkup: boolean
}

/**
 * Copies the text, because V8 keeps a whole string in memory for a slice of it: a file of 30 MB for one word.
 */
const beginning = (text: string, most: number): string => Buffer.from(text.slice(0, most)).toString()

/**
 * Cuts a value to the part that is read. Must come before any other step, because a value may be as long as
 * its file.
 */
export const beginningOf = (raw: string): string => beginning(raw, LONGEST_CELL)

/** Returns a reader for the cells of one file. It reads and stores equal values once. */
export function cellReader(): (raw: string) => Cell {
  const known = new Map<string, Cell>()
  return raw => {
    const own = beginningOf(raw)
    const again = known.get(own)
    if (again) return again
    const { text, hadMarkup } = withoutMarkup(own)
    const inOne = text.replaceAll('\n', ' ')
    const line = inOne.length > LONGEST_LINE ? beginning(inOne, LONGEST_LINE).trimEnd() : inOne
    const cell = { whole: text, line, hadMarkup }
    known.set(own, cell)
    return cell
  }
}

/** If a table is written in capitals, so are its character references. */
const CAPITALS = /&([AOU])UML;/g

/** The name of a tag that strikes text through, with its style or by its name. */
function strikingTag(tag: string): string | undefined {
  const [, name = ''] = /^<([a-z][a-z0-9]*)/i.exec(tag) ?? []
  const isStriking = /^(?:s|del|strike)$/i.test(name) || /line-through/i.test(tag)
  return isStriking ? name.toLowerCase() : undefined
}

/** Struck-out text is a cancellation, so it keeps marks, each day its own: `~~12.01.2027~~`. */
const struckOut = (text: string): string =>
  text
    .split(/[,;|\n]/)
    .map(one => (one.trim() === '' ? '' : `\n~~${one.trim()}~~\n`))
    .join('')

/** Removes the markup, without a pattern that backtracks. */
function withoutMarkup(text: string): { text: string; hadMarkup: boolean } {
  const parts: string[] = []
  let at = 0
  /** The struck-out text, its tag, and how many tags of that name are open in it. */
  let struck: { name: string; deep: number; text: string } | undefined
  const say = (said: string): void => {
    if (struck) struck.text += said
    else parts.push(said)
  }
  const endStrike = (): void => {
    if (struck) parts.push(struckOut(struck.text))
    struck = undefined
  }
  for (let open = text.indexOf('<'); open >= 0; open = text.indexOf('<', at)) {
    const close = text.indexOf('>', open)
    if (close < 0) break
    say(text.slice(at, open))
    const tag = text.slice(open, close + 1)
    const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(tag) ?? []
    if (struck && name.toLowerCase() === struck.name) struck.deep += slash === '' ? 1 : -1
    const isAtEnd = struck?.deep === 0
    if (isAtEnd) endStrike()
    const striking = struck || slash !== '' ? undefined : strikingTag(tag)
    if (striking !== undefined) struck = { name: striking, deep: 1, text: '' }
    // The beginning of a strike may be in another cell.
    if (!isAtEnd && !struck && slash !== '' && strikingTag(`<${name}>`)) say('~~')
    say(/^br$/i.test(name) ? '\n' : ' ')
    at = close + 1
    // The content of scripts and styles is removed too.
    const inside = /^<(script|style)\b/i.exec(tag)?.[1]
    if (inside !== undefined) {
      const end = text.toLowerCase().indexOf(`</${inside.toLowerCase()}`, at)
      at = end < 0 ? text.length : end
    }
  }
  const hadMarkup = at > 0
  say(text.slice(at))
  endStrike()
  const plain = composed(decodeEntities(parts.join('').replaceAll(CAPITALS, '&$1uml;')))
    .replaceAll(/(?:(?![\n\r])[\s\p{Cc}])+/gu, ' ')
    .replaceAll(/ ?[\n\r][\n\r ]*/g, '\n')
    .trim()
  return { text: plain, hadMarkup }
}

/**
 * The separators of days. A word directly before or after a day belongs to that day: „entfällt 07.01.2027“.
 */
const DAY_AHEAD = String.raw`(?=(?:${WEEKDAY}(?![a-zäöüß])[.,]*\s*)?(?:\d{1,2}\.|\d{1,2}/\d|\d{4}-))`
/** „19.01.“ or „16.03“ behind „05.01.“. */
const SHORT_AHEAD = String.raw`(?=(?:${WEEKDAY}(?![a-zäöüß])[.,]*\s*)?\d{1,2}\.\s?\d{1,2}(?:\.|\s*$|\s*[,;|\n]|\s+\d))`
const BETWEEN = new RegExp(
  String.raw`([,;|\n]+|\s+(?:[/&+]|und|sowie)\s+${DAY_AHEAD}|(?<=[\d*°†‡)\]¹²³])\s+${DAY_AHEAD}|(?<=\d\.\s?\d{1,2}\.)\s+${SHORT_AHEAD})`,
  'i',
)

/**
 * Returns the days of a value, one by one, and any other text. Text in brackets and an hour belong to the day before
 * it.
 */
export function daysIn({ whole }: Cell): string[] {
  const days: string[] = []
  let isOpen = false
  /** How many days side by side, with only blanks between, have no hour yet. */
  let bare = 0
  const parts = whole.split(BETWEEN)
  for (let at = 0; at < parts.length; at += 2) {
    const piece = (parts[at] ?? '').trim()
    const isBehindBlank = parts[at - 1]?.trim() === '' && parts[at - 1] !== '\n'
    const isHour = !isOpen && isBehindBlank && isHourOf(days.at(-1) ?? '', piece, bare)
    // An hour behind several days may be that of all: their text stays whole, and is told.
    const before = isHour ? days.splice(-Math.max(bare, 1)) : isOpen ? days.splice(-1) : []
    days.push([...before, piece].join(' '))
    bare = isHour ? 0 : isBehindBlank ? bare + 1 : 1
    isOpen = isOpen ? !piece.includes(')') : piece.lastIndexOf('(') > piece.lastIndexOf(')')
  }
  return days.filter(Boolean)
}

/** If it may be either, the third of a row is a day like those before it. The second stays with its day, and is told. */
function isHourOf(day: string, piece: string, bare: number): boolean {
  const what = whatIsBehind(day, piece)
  return what === 'uhrzeit' || (what === 'unklar' && bare === 1)
}

export const isDated = (cell: Cell): boolean => cell.whole !== '' && daysIn(cell).some(isLikeDay)
