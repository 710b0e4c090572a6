import { monthOfName, WEEKDAYS } from '@rathausplatz/time'

/** A date in a text, such as „Montag, den 9. Februar 2027“ or „7.12.“. */
export type WrittenDay = {
  /** The range of its characters, `to` exclusive. */
  readonly from: number
  readonly to: number
  readonly words: string
  readonly day: number
  readonly month: number
  /** Its own year, or the one that follows from the date behind it: „vom 7.12. bis 15.1.2027“. */
  readonly year: number | undefined
  /** The weekday of this one day, from 0 for Monday. */
  readonly weekday: number | undefined
}

const SHORT = 'Mo|Di|Mi|Do|Fr|Sa|So'
const WEEKDAY = String.raw`(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch|Sonnabend|${SHORT}`
const MONTH = String.raw`Jan(?:uar)?|Jänner|Feb(?:ruar)?|März|Mär|Mrz|Apr(?:il)?|Mai|Juni?|Juli?|Aug(?:ust)?|Sept?(?:ember)?|Okt(?:ober)?|Nov(?:ember)?|Dez(?:ember)?`
const DAY = new RegExp(
  [
    String.raw`(?:(?<!\p{L})(${WEEKDAY})(?!\p{L})\.?,?\s{1,3}(?:de[nmr]\s{1,3})?)?`,
    String.raw`(?<!\d|\d[.,/])(\d{1,2})\.\s?`,
    String.raw`(?:(\d{1,2})\.(?:\s?(\d{4})(?!\d)|(\d{2})(?![\d.:])|(?!\d))|(${MONTH})(?!\p{L})(?:\.?\s(\d{4})(?!\d))?)`,
    String.raw`(?:,?\s\((${WEEKDAY})\.?\))?`,
  ].join(''),
  'giu',
)

/** The weekday of many days, or the end of several: „jeden Montag, …“, „Freitag bis Sonntag, …“, „Sa + So …“. */
const OF_MANY = new RegExp(
  String.raw`(?:(?<!\p{L})(?:jede[nrms]?|alle|immer|jeweils|stets)(?:\sam)?|(?<!\p{L})(?:${WEEKDAY})\.?,?\s{0,2}(?:bis(?:\s(?:einschließlich|einschl\.|inkl\.|einschließl\.|zum|und\smit))?|und|u\.|oder|sowie|auf|zum?|[–—/&+,-])(?:\s(?:am|de[nm]))?)\s{0,2}$`,
  'iu',
)
/** Words between two dates that belong together; the later one has the year of both. */
const TOGETHER = new RegExp(
  String.raw`^[\s,]*(?:bis|und|sowie|oder|[–/&+,-])?(?:\s|,|bis|zum?|zur|einschließlich|einschl\.|mit|de[nm]|am|vom|(?:${WEEKDAY})\b\.?)*$`,
  'iu',
)
const LONGEST_BETWEEN = 60
const LONGEST_BEFORE = 50

/** Returns the dates in a text, in order. Days that do not exist are among them: 31 November. */
export function writtenDays(text: string): WrittenDay[] {
  const found = Array.from(text.matchAll(DAY), match => dayOf(match, text)).filter(isNoTime)
  const days: WrittenDay[] = []
  // From the end, because a year follows from the date behind.
  for (const one of found.toReversed()) {
    const next = days.at(-1)
    const year = one.year ?? (next && isTogether(text, one, next) ? yearBefore(one, next) : undefined)
    days.push(Object.assign(one, { year }))
  }
  return days.toReversed()
}

function dayOf(match: RegExpExecArray, text: string): WrittenDay {
  const [all, before, day, byNumber, year, shortYear, byName = '', yearBehind, behind] = match
  const from = match.index
  const apart = APART.exec(all)
  const isNumber = apart !== null && !isYear(apart[1] ?? '', byNumber, text.slice(from + all.length))
  const words = isNumber ? all.slice(0, apart.index) : all
  const name = before ?? (isNumber ? undefined : behind)
  const month = byNumber === undefined ? monthOfName(byName) : Number(byNumber)
  const written = isNumber ? undefined : (year ?? yearBehind ?? (shortYear && `20${shortYear}`))
  return {
    from,
    to: from + words.length,
    words,
    day: Number(day),
    month: month ?? 0,
    year: written === undefined ? undefined : Number(written),
    weekday: isOfMany(text, from, name) ? undefined : weekdayOfName(name),
  }
}

/** A number behind a blank: the year of „12.12. 2026“, but „12.12. 1500 Kerzen leuchten“. */
const APART = /\s(\d{4})(?:,?\s\(.*)?$/u

function isYear(number: string, byNumber: string | undefined, behind: string): boolean {
  const isBeforeNoun = /^\s\p{Lu}/u.test(behind.slice(0, 3))
  if (byNumber !== undefined) return /^(?:19|20)/.test(number) && !isBeforeNoun
  // Behind the name of a month a year is usual, also in headings and in history.
  return isBeforeNoun ? /^20[1-9]/.test(number) : /^(?:1[6-9]|20)/.test(number)
}

/** „Di 16.00.“ and „Mo 8.30.“ are times. */
const isNoTime = ({ month, year }: WrittenDay): boolean => year !== undefined || (month >= 1 && month <= 12)

const isOfMany = (text: string, from: number, name: string | undefined): boolean =>
  name !== undefined && OF_MANY.test(text.slice(Math.max(0, from - LONGEST_BEFORE), from))

/** „so 12.12.“ is no Sunday: short names have a capital. */
function weekdayOfName(name: string | undefined): number | undefined {
  if (name === undefined || (name.length === 2 && !/^\p{Lu}/u.test(name))) return undefined
  const full = name.toLowerCase().replace('sonnabend', 'samstag')
  const index = WEEKDAYS.findIndex(one => one.toLowerCase().startsWith(full))
  return index < 0 ? undefined : index
}

type Span = Pick<WrittenDay, 'from' | 'to'>

const isTogether = (text: string, { to }: Span, { from }: Span): boolean =>
  from - to <= LONGEST_BETWEEN && TOGETHER.test(text.slice(to, from))

const yearBefore = (one: Monthly, { year, ...next }: WrittenDay): number | undefined =>
  year === undefined || inYear(one) <= inYear(next) ? year : year - 1

type Monthly = Pick<WrittenDay, 'day' | 'month'>

const inYear = ({ day, month }: Monthly): number => month * 100 + day

/** Returns the ISO day in a year; undefined for a day that does not exist. */
export function isoDayOf({ day, month }: Monthly, year: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 100
    ? date.toISOString().slice(0, 10)
    : undefined
}

/** Returns the ISO day; without a year, the one that is nearest to another day. */
export function dayNear(written: WrittenDay, near: string): string | undefined {
  if (written.year !== undefined) return isoDayOf(written, written.year)
  const there = Number(near.slice(0, 4))
  const away = (day: string) => Math.abs(Date.parse(day) - Date.parse(near))
  return [there - 1, there, there + 1]
    .flatMap(year => isoDayOf(written, year) ?? [])
    .toSorted((one, other) => away(one) - away(other))[0]
}

/** A period in a text: „vom 7. bis einschließlich 30. Dezember 2026“. */
export type WrittenPeriod = { readonly first: WrittenDay; readonly last: WrittenDay; readonly words: string }

const UNTIL = String.raw`(?:bis|[–-])(?:\s(?:einschließlich|einschl\.|zum|zur|und\smit|mit|de[nm]|am|(?:${WEEKDAY})\b\.?,?)){0,4}`
const BETWEEN = new RegExp(String.raw`^[\s,]*(?:\d{1,2}[.:]\d{2}\sUhr,?\s)?${UNTIL}\s?$`, 'iu')
/** The first day without its month: „7. bis “, „7.–“. */
const BARE_FIRST = new RegExp(String.raw`(?<!\d|\d[.,])(\d{1,2})\.\s?${UNTIL}\s?$`, 'iu')

/** Returns the periods in a text, with its dates as `writtenDays` returns them. */
export function writtenPeriods(text: string, days: readonly WrittenDay[]): WrittenPeriod[] {
  return days.flatMap((last, at) => {
    const before = days[at - 1]
    if (before && BETWEEN.test(text.slice(before.to, last.from).slice(-LONGEST_BETWEEN)))
      return [{ first: before, last, words: text.slice(before.from, last.to) }]
    const around = text.slice(Math.max(0, last.from - LONGEST_BETWEEN), last.from)
    const bare = BARE_FIRST.exec(around)
    if (!bare || Number(bare[1]) >= last.day) return []
    const from = last.from - around.length + bare.index
    const words = text.slice(from, last.to)
    return [{ first: { ...last, from, words, day: Number(bare[1]), weekday: undefined }, last, words }]
  })
}
