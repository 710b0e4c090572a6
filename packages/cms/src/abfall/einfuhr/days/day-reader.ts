import type { Holidays } from '@rathausplatz/kalender'
import { germanDay, plusDays, weekdayOf } from '@rathausplatz/time'
import { type Cell, daysIn, isDated } from '../cell-text.ts'
import { isSign } from './marks-of-days.ts'
import {
  type Day,
  type DayManner,
  isLikeDay,
  isWithoutYear,
  noDay,
  readDay,
  readDayAndHour,
} from './read-day.ts'
import { isWeekday, WEEKDAY, weekdayIn } from './weekdays.ts'

const MOST_TOLD = 5

export type DaysOfCell = { readonly days: readonly Day[]; readonly faults: readonly string[] }
export type DayReader = ReturnType<typeof dayReader>

/** Returns a reader for the days of one file, in the manner in which the file writes them. */
export function dayReader(
  manner: DayManner,
  holidays: Holidays,
  legendOf: (sign: string) => string | undefined = () => undefined,
) {
  let yearless = 0
  const unexplained = new Set<string>()
  const ofOtherWeekday = new Set<string>()
  const readOne = (text: string, own: DayManner): Day | undefined => {
    const day = readDayAndHour(text, own)
    if (day && own === manner && manner.year !== undefined && isWithoutYear(text, manner)) yearless++
    if (day?.isOfOtherWeekday && ofOtherWeekday.size <= MOST_TOLD) ofOtherWeekday.add(text)
    return day
  }

  /** Reads a day with a text behind it, which is a remark about this day alone. */
  const readWithText = (piece: string, own: DayManner): Day | undefined => {
    const [, day = '', text = ''] = WITH_TEXT.exec(piece) ?? []
    const found = day === '' ? undefined : readOne(day, own)
    if (!found) return undefined
    if (!isSign(text)) return { ...found, zusatz: text }
    const legend = legendOf(text)
    if (legend === undefined && unexplained.size <= MOST_TOLD) unexplained.add(piece)
    return { ...found, zusatz: legend ?? '' }
  }

  return {
    read: (text: string): string | undefined => readDay(text, manner),
    noDay: (text: string): string => noDay(text, manner),
    /** How many days got their year from the title of the file. */
    yearless: () => yearless,
    /** Compares a day with the weekday in another column of its row, unless a holiday in its week may have moved it. */
    compare(weekday: string, datum: string): void {
      const isOther = isWeekday(weekday) && weekdayIn(weekday) !== weekdayOf(datum)
      if (isOther && !isWeekOfHoliday(datum, holidays) && ofOtherWeekday.size <= MOST_TOLD)
        ofOtherWeekday.add(`${weekday.trim()} ${germanDay(datum)}`)
    },
    /** The question about days whose weekday is another one. */
    frage(): string[] {
      const told = [...ofOtherWeekday].slice(0, MOST_TOLD).map(text => `„${text.slice(0, 40)}“`)
      const rest = ofOtherWeekday.size > MOST_TOLD ? ' und weitere' : ''
      return [
        ...(told.length === 0
          ? []
          : [`Wochentag und Datum passen nicht zusammen: ${told.join('; ')}${rest}. Stimmt das Datum?`]),
        ...unexplainedInWords(unexplained),
      ]
    },
    /** Reads all days of a cell. `year` is that of its row. */
    inCell(cell: Cell, year: string | undefined): DaysOfCell {
      const own = year === undefined ? manner : { ...manner, year }
      const whole = readOne(cell.line, own)
      if (whole) return { days: [whole], faults: [] }
      const pieces = withYearOfLast(daysIn(cell))
      const beside = pieces.find(one => /\p{L}/u.test(one) && !isLikeDay(one) && !isWeekday(one))
      if (beside !== undefined && pieces.length > 1) return { days: [], faults: [unclearBeside(beside)] }
      const days: Day[] = []
      const faults: string[] = []
      for (const piece of pieces) {
        const day = readOne(piece, own) ?? readWithText(piece, own)
        if (day) days.push(day)
        else if (STRUCK.test(piece)) faults.push(struckInWords(piece))
        else if (!isWeekday(piece) || !isDated(cell)) faults.push(noDay(piece, own))
      }
      return { days, faults }
    },
  }
}

/** Whether a holiday is in the week of a day, or on the Monday after it. */
const isWeekOfHoliday = (day: string, holidays: Holidays): boolean =>
  Array.from({ length: 8 }, (_, nth) => plusDays(day, nth - weekdayOf(day))).some(one => holidays.on(one))

/** A day, and what stands behind it. */
const WITH_TEXT = new RegExp(
  String.raw`^((?:${WEEKDAY}(?![a-zäöüß])[.,]*\s*)?(?:\d{1,2}\.\s?\d{1,2}\.(?:\s?(?:20)?\d{2}(?!\d))?|20\d{2}-\d{2}-\d{2}))\s*(\(.+\)|\d\)|(?![\d\s.,:])(?:(?!\d{1,2}\.\s?\d).)+)$`,
  'iu',
)

function unexplainedInWords(signs: ReadonlySet<string>): string[] {
  if (signs.size === 0) return []
  const told = [...signs].slice(0, MOST_TOLD).map(text => `„${text.slice(0, 40)}“`)
  const rest = signs.size > MOST_TOLD ? ' und weitere' : ''
  return [
    `Neben diesen Tagen steht ein Zeichen, das die Datei nicht erklärt: ${told.join('; ')}${rest}. Gelesen wird der Tag, wie er dasteht. Stimmt das?`,
  ]
}

/** Struck out by marks, or letter by letter. */
const STRUCK = /^~~[^~]*~~$|[\u0335-\u0338]/

const struckInWords = (piece: string): string =>
  `„${piece
    .replaceAll(/~~|[\u0335-\u0338]/g, '')
    .trim()
    .slice(0, 40)}“ ist durchgestrichen und wird nicht übernommen.`

export const unclearBeside = (text: string): string =>
  `Neben den Tagen steht „${text.slice(0, 40)}“, das der Einleser nicht kennt. Sie werden nicht übernommen.`

const SHORT = /^(.*?\d{1,2}\.\s?\d{1,2})\.?(\s*[(*°¹²³].*)?$/
const LAST_YEAR = /(\d{4})$/

/** In „7.1., 21.1.2027“ the last day says the year of those before it, if they are not of the next year. */
function withYearOfLast(pieces: readonly string[]): string[] {
  const [, year] = LAST_YEAR.exec(pieces.at(-1) ?? '') ?? []
  const last = year === undefined ? undefined : readDay(pieces.at(-1) ?? '')
  if (year === undefined || last === undefined) return [...pieces]
  return pieces.map(piece => {
    const [, day, text = ''] = SHORT.exec(piece) ?? []
    const full = day === undefined ? '' : `${day}.${year}`
    const read = readDay(full)
    return read !== undefined && read <= last ? full + text : piece
  })
}
