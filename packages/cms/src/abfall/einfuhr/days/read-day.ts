import { type WallTime, wallTime, weekdayOf } from '@rathausplatz/time'
import { whatIsBehind } from './hour-behind-day.ts'
import { readTime } from './read-time.ts'
import { WEEKDAY, weekdayIn, weekdayName } from './weekdays.ts'

/** How a file writes its days. */
export type DayManner = {
  /** „1/19/2027“: the month comes first. */
  readonly isAmerican?: boolean
  /** The file has days of both orders: those that may be either are not read. */
  readonly isMixed?: boolean
  /** The year of days without one, from the title of the file. */
  readonly year?: string | undefined
}

/** A day of a file, the hour beside it, and whether the weekday beside it is that of another day. */
export type Day = {
  readonly datum: string
  readonly zeit: string
  readonly isOfOtherWeekday: boolean
  /** What stands beside the day in its cell. */
  readonly zusatz?: string
}
type Parsed =
  | { readonly datum: string; readonly zeit: string; readonly wochentag: string }
  | { readonly fehlt: 'jahr' | 'reihenfolge' | 'wochentag' | 'uhrzeit' }
  | undefined

const MONTHS: readonly string[] = [
  'jan|jän',
  'feb',
  'mär|maer|mrz|mar',
  'apr',
  'mai|may',
  'jun',
  'jul',
  'aug',
  'sep',
  'okt|oct',
  'nov',
  'dez|dec',
]
const MONTH = `(?:${MONTHS.join('|')})`
const YEAR = String.raw`(\d{4}|['’]?\d{2})`

const BEFORE = new RegExp(String.raw`^(${WEEKDAY})(?![a-zäöüß])[.,]*\s*(?:den\s+)?`, 'i')
const BEHIND = new RegExp(String.raw`[\s,]*\(?(?<![a-zäöüß])(${WEEKDAY})(?![a-zäöüß])\.?\)?$`, 'i')
const HOUR =
  /(?:[T\s,]+)(?:(?:ab|um)\s+)?(\d{1,2}(?:[:.]\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:uhr|h)?(?:Z|[+-]\d{2}:?\d{2})?|\s*uhr))$/i

const OFFSET = /(?:Z|[+-]\d{2}:?\d{2})$/i

const NUMBERS = new RegExp(String.raw`^(\d{1,2})\s*([./-])\s*(\d{1,2})\s*\2\s*${YEAR}$`)
const YEAR_FIRST = /^(\d{4})([-./]?)(\d{1,2})\2(\d{1,2})$/
const NAMED = new RegExp(String.raw`^(\d{1,2})[.\s/-]*(${MONTH})[a-zä]*[.\s/-]*${YEAR}?$`, 'i')
const WITHOUT_YEAR = /^(\d{1,2})\.\s?(\d{1,2})\.?$/
const WEEK = new RegExp(
  String.raw`^(?:(${WEEKDAY})[.,]*\s+)?(?:(?:kw|kalenderwoche|woche)\s*(\d{1,2})|(\d{1,2})\.?\s*(?:kw|kalenderwoche))(?:\s*[/.]?\s*(20\d{2}))?(?:[\s,:]+(${WEEKDAY})\.?)?$`,
  'i',
)

/** Parses a day in the formats of people and programs; returns undefined if the text is not a day. */
export const readDay = (text: string, manner: DayManner = {}): string | undefined =>
  readDayAndHour(text, manner)?.datum

export function readDayAndHour(text: string, manner: DayManner = {}): Day | undefined {
  const parsed = parse(text, manner)
  if (!parsed || !('datum' in parsed)) return undefined
  const { datum, zeit } = parsed
  const isOfOtherWeekday = !isOn(parsed)
  // A weekday that does not fit makes the year of the title doubtful, but not a year beside the day.
  return isOfOtherWeekday && isWithoutYear(text, manner) ? undefined : { datum, zeit, isOfOtherWeekday }
}

/** Whether a day has its year from the title of its file. */
export function isWithoutYear(text: string, manner: DayManner): boolean {
  const alone = parse(text, { ...manner, year: undefined })
  return !alone || !('datum' in alone)
}

/** Whether a day is on the weekday that is written beside it. */
const isOn = ({ datum, wochentag }: { datum: string; wochentag: string }): boolean =>
  wochentag === '' || weekdayIn(wochentag) === weekdayOf(datum)

/** Returns the town's day and time of a moment with an offset; programs also write a blank for the T, and no colon. */
function townTimeOf(text: string): WallTime | undefined {
  const moment = text
    .trim()
    .replace(' ', 'T')
    .replace(/([+-]\d{2})(\d{2})$/, '$1:$2')
  const at = OFFSET.test(moment) && /^\d{4}-\d{2}-\d{2}T/.test(moment) ? Date.parse(moment) : Number.NaN
  return Number.isNaN(at) ? undefined : wallTime(new Date(at).toISOString())
}

function parse(text: string, manner: DayManner): Parsed {
  const whole = text.trim()
  const week = WEEK.exec(whole)
  if (week) return ofWeek(week, manner)
  const [before = '', first = ''] = BEFORE.exec(whole) ?? []
  let rest = whole.slice(before.length)
  const [behind = '', last = ''] = BEHIND.exec(rest) ?? []
  rest = rest.slice(0, rest.length - behind.length)
  const [hour = '', time = ''] = HOUR.exec(rest) ?? []
  const zeit = readTime(time.replace(OFFSET, '').replace(/\.\d{3,}$/, ''))
  if (hour !== '' && zeit === undefined) return undefined
  const day = rest.slice(0, rest.length - hour.length).trim()
  const what = hour === '' || !WITHOUT_YEAR.test(day) ? 'uhrzeit' : whatIsBehind(day, time)
  if (what === 'tag') return undefined
  if (what === 'unklar') return { fehlt: 'uhrzeit' }
  // Midnight of the town, written by a program in another zone, is the day that begins there.
  const town = townTimeOf(rest)
  if (town?.time.startsWith('00:00')) return { datum: town.day, zeit: '', wochentag: first || last }
  const datum = dayOf(hour === '' ? rest : day, manner)
  if (typeof datum !== 'string') return datum
  return { datum, zeit: zeit === undefined || zeit === '00:00' ? '' : zeit, wochentag: first || last }
}

function dayOf(text: string, manner: DayManner): string | Exclude<Parsed, { datum: string }> {
  const serial = /^(\d{5})(?:[.,]0+)?$/.exec(text)
  if (serial) {
    const day = Number(serial[1])
    // Spreadsheets count days from 30 December 1899; the accepted numbers are days of 2009 to 2064.
    return day > 40_000 && day < 60_000
      ? new Date(Date.UTC(1899, 11, 30 + day)).toISOString().slice(0, 10)
      : undefined
  }
  const numbers = NUMBERS.exec(text)
  if (numbers) {
    const [, one = '', separator, two = '', year = ''] = numbers
    if (separator === '.') return checked(year, two, one)
    if (manner.isMixed && isEither(one, two)) return { fehlt: 'reihenfolge' }
    const isMonthFirst = manner.isAmerican || (manner.isMixed && Number(two) > 12)
    return isMonthFirst ? checked(year, one, two) : checked(year, two, one)
  }
  const iso = YEAR_FIRST.exec(text)
  if (iso && (iso[2] !== '' || text.length === 8)) return checked(iso[1], iso[3], iso[4])
  const named = NAMED.exec(text)
  const short = WITHOUT_YEAR.exec(text)
  if (!named && !short) return undefined
  const year = named?.[3] ?? manner.year
  if (year === undefined) return { fehlt: 'jahr' }
  return named ? checked(year, monthOf(named[2]), named[1]) : checked(year, short?.[2], short?.[1])
}

/** Whether both numbers may be the month. */
const isEither = (one: string, two: string): boolean =>
  Number(one) <= 12 && Number(two) <= 12 && Number(one) !== Number(two)

const monthOf = (name = ''): string =>
  String(MONTHS.findIndex(names => new RegExp(`^(?:${names})`, 'i').test(name)) + 1)

function checked(year = '', month = '', day = ''): string | undefined {
  const digits = year.replace(/^['’]/, '')
  const full = digits.length === 2 ? `20${digits}` : digits
  const written = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const moment = new Date(`${written}T00:00:00Z`)
  if (Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(written)) return undefined
  // Accepts only days of this century: this also limits the number of dates of a street.
  return written.startsWith('20') ? written : undefined
}

/** „KW 2 Mi“ is the Wednesday of the second week; a week alone is no day. */
function ofWeek([, before, one, other, own, behind]: RegExpExecArray, manner: DayManner): Parsed {
  const [day, year, week] = [before ?? behind, own ?? manner.year, Number(one ?? other)]
  if (day === undefined) return { fehlt: 'wochentag' }
  if (year === undefined) return { fehlt: 'jahr' }
  const fourth = new Date(Date.UTC(Number(year), 0, 4))
  const monday = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * 86_400_000
  const moment = new Date(monday + ((week - 1) * 7 + weekdayIn(day)) * 86_400_000)
  const isOfYear =
    new Date(moment.getTime() + (3 - weekdayIn(day)) * 86_400_000).getUTCFullYear() === Number(year)
  return week > 0 && isOfYear
    ? { datum: moment.toISOString().slice(0, 10), zeit: '', wochentag: '' }
    : undefined
}

const FULL_DAY = /\d{1,2}\.\s?\d{1,2}\.\s?\d{2,4}/

/** The error for a text that is no day. */
export function noDay(text: string, manner: DayManner = {}): string {
  const told = text.trim().slice(0, 40)
  // A formula that no program has calculated.
  if (/^=./.test(told))
    return `„${told}“ ist eine Formel ohne Ergebnis. Bitte öffnen und speichern Sie die Datei einmal in Excel oder LibreOffice.`
  const trimmed = text.replace(/\s*(?:[+&/]|und)$/, '')
  const parsed = parse(trimmed, manner)
  if (parsed && 'datum' in parsed && !isOn(parsed))
    return `„${told}“ ist kein ${weekdayName(weekdayIn(parsed.wochentag))}, sondern ein ${weekdayName(weekdayOf(parsed.datum))}.`
  if (parsed && 'fehlt' in parsed)
    return {
      jahr: `Dem Datum „${told}“ fehlt das Jahr.`,
      reihenfolge: `Bei „${told}“ ist unklar, was der Tag und was der Monat ist: Die Datei schreibt beides.`,
      uhrzeit: `Bei „${told}“ ist unklar, ob am Ende ein Tag oder eine Uhrzeit steht. Bitte schreiben Sie den Tag mit Punkt („19.10.“), die Uhrzeit mit „Uhr“ („19.10 Uhr“).`,
      wochentag: `„${told}“ nennt eine Woche, aber keinen Tag.`,
    }[parsed.fehlt]
  return FULL_DAY.test(trimmed) && trimmed.trim().replace(BEFORE, '').replace(FULL_DAY, '') !== ''
    ? `Was in „${told}“ neben dem Datum steht, kennt der Einleser nicht.`
    : `„${told}“ ist kein Datum.`
}

/** Whether a text has the shape of a day, also without a year. */
export const isLikeDay = (text: string): boolean =>
  LIKE_DAY.test(text) || (!WITHOUT_YEAR.test(text) && parse(text, {}) !== undefined)
const LIKE_DAY = new RegExp(String.raw`\d{1,2}\.\s?(?:\d{1,2}\.|${MONTH})|\d{1,4}[/-]\d{1,2}[/-]\d{2,4}`, 'i')
