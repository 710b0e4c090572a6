import { askRoughly } from './ask-roughly.ts'
import { type Month, monthsLater } from './month.ts'
import { monthWithYear } from './month-in-words.ts'
import { type HowTyped, type Meaning, typedDay } from './typed-day.ts'
import { monthOfName } from './typed-month.ts'
import { plusDays } from './wall-time.ts'
import { weekdayOf } from './weekday-of.ts'

/** A day, or a time that is known roughly, with its words in full: `Mai 2026`. */
export type Period = { readonly from: string; readonly to: string; readonly words: string }

export type TypedPeriod = { readonly period: Period } | { readonly fault: string }

/** What people put before a rough time. It adds nothing to a field in which a rough time is enough. */
const ROUGHLY =
  /^(?:(?:ca\.?|circa|etwa|ungefähr|ungefaehr|um|gegen|rund|so|wohl|vermutlich|voraussichtlich|im|in|am|der|den|dem|seit|jahr(?:e|es)?|monat) )+/i
const PART = /^(anfang|mitte|ende) (?:des jahres |vom |von |des |im )?(?=.)/i
/** The last month of a season; the winter ends in the year after. */
const SEASONS: readonly (readonly [name: RegExp, words: string, from: number, months: number])[] = [
  [/^(?:frühjahr|frühling|fruehjahr|fruehling)/i, 'Frühjahr', 3, 3],
  [/^sommer/i, 'Sommer', 6, 3],
  [/^herbst/i, 'Herbst', 9, 3],
  [/^winter/i, 'Winter', 12, 3],
]
const NUMBERS = [
  'null',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
]

/**
 * Reads a time as people type it where a rough one is enough: a day, `Mai 2026`, `05/2026`, `Sommer 2026`,
 * `KW 12`, `2. Quartal 2026`, `2026`, `letztes Jahr`, `vor drei Jahren`.
 */
export function typedPeriod(text: string, how: HowTyped): TypedPeriod {
  const given = text.trim().replaceAll(/\s+/g, ' ')
  const plain = given.replace(ROUGHLY, '')
  const read = roughly(plain, how)
  if (read) return read
  const exact = typedDay(given, how)
  const day = 'day' in exact ? exact : typedDay(plain, how)
  if ('day' in day) return { period: { from: day.day, to: day.day, words: day.day } }
  return { fault: [day.why, askRoughly(how)].filter(Boolean).join(' ') }
}

function roughly(plain: string, how: HowTyped): TypedPeriod | undefined {
  const [opening = '', part] = PART.exec(plain) ?? []
  const bare = plain.slice(opening.length).replace(/[.,]$/, '')
  const found = monthIn(bare, how) ?? (part ? undefined : (seasonIn(bare, how) ?? weekIn(bare, how)))
  const read = found ?? quarterIn(bare) ?? yearIn(bare) ?? (part ? undefined : relativeIn(bare, how))
  if (!read || !('period' in read) || part === undefined) return read
  const word = part.slice(0, 1).toUpperCase() + part.slice(1).toLowerCase()
  return { period: { ...read.period, words: `${word} ${read.period.words}` } }
}

const months = (first: Month, count: number, words: string): TypedPeriod => ({
  period: { from: `${first}-01`, to: plusDays(`${monthsLater(first, count)}-01`, -1), words },
})

const monthOf = (year: number, month: number): Month => `${year}-${String(month).padStart(2, '0')}`

const ofMonth = (year: number, month: number): TypedPeriod => {
  const first = monthOf(year, month)
  return months(first, 1, monthWithYear(first))
}

function monthIn(bare: string, how: HowTyped): TypedPeriod | undefined {
  const [, name = '', named = ''] =
    /^(\p{L}{3,9})\.?(?:[ ,/-]+(?:im jahr )?(\d{4}|'?\d{2}))?$/iu.exec(bare) ?? []
  const month = monthOfName(name)
  if (month !== undefined) return inYear(named, how, year => ofMonth(year, month))
  const [, digits, year] = /^(\d{1,2}) ?[-./] ?(\d{4})$/.exec(bare) ?? []
  const [, yearFirst, monthLast] = /^(\d{4}) ?[-./] ?(\d{1,2})$/.exec(bare) ?? []
  const number = Number(digits ?? monthLast)
  return number >= 1 && number <= 12 ? ofMonth(Number(year ?? yearFirst), number) : undefined
}

function seasonIn(bare: string, how: HowTyped): TypedPeriod | undefined {
  const [name, words = '', from = 1, count = 3] = SEASONS.find(([one]) => one.test(bare)) ?? []
  const [whole, typed = ''] = /^\p{L}+(?:[ ,]+(\d{4}|'?\d{2})(?: ?[/-] ?\d{2,4})?)?$/u.exec(bare) ?? []
  if (!name || whole === undefined) return undefined
  return inYear(typed, how, year =>
    months(
      monthOf(year, from),
      count,
      `${words} ${year}${from === 12 ? `/${String(year + 1).slice(2)}` : ''}`,
    ),
  )
}

function weekIn(bare: string, how: HowTyped): TypedPeriod | undefined {
  const [, before, week, after] =
    /^(?:(\d{4})-)?(?:kw|kalenderwoche|w(?=\d\d$))\.? ?(\d{1,2})(?:[ ,/.-]+(\d{4}|'?\d{2}))?$/i.exec(bare) ??
    /^()(\d{1,2})\. ?(?:kw|kalenderwoche)(?:[ ,/.-]+(\d{4}|'?\d{2}))?$/i.exec(bare) ??
    []
  if (week === undefined) return undefined
  const number = Number(week)
  if (number < 1 || number > 53) return { fault: `Ein Jahr hat höchstens 53 Wochen. ${askRoughly(how)}` }
  return inYear(before || after || '', how, year => {
    const from = mondayOf(year, number)
    return plusDays(from, 3).startsWith(String(year))
      ? ofWeek(from, number, year)
      : { fault: `Das Jahr ${year} hat nur 52 Wochen. ${askRoughly(how)}` }
  })
}

const ofWeek = (from: string, number: number, year: number): TypedPeriod => ({
  period: { from, to: plusDays(from, 6), words: `KW ${number}/${year}` },
})

/** The Monday of a week by ISO 8601: the 4th of January lies in the first one. */
function mondayOf(year: number, week: number): string {
  const fourth = `${year}-01-04`
  return plusDays(fourth, 7 * (week - 1) - weekdayOf(fourth))
}

function quarterIn(bare: string): TypedPeriod | undefined {
  const [, q1, y1] =
    /^q ?([1-4])[ /-]+(\d{4})$/i.exec(bare) ??
    /^([1-4])\. ?(?:quartal|vierteljahr) (\d{4})$/i.exec(bare) ??
    []
  if (q1) return months(monthOf(Number(y1), 3 * Number(q1) - 2), 3, `${q1}. Quartal ${y1}`)
  const [, half, y2] = /^([12])\. ?(?:halbjahr|hälfte) (\d{4})$/i.exec(bare) ?? []
  return half ? months(monthOf(Number(y2), 6 * Number(half) - 5), 6, `${half}. Halbjahr ${y2}`) : undefined
}

function yearIn(bare: string): TypedPeriod | undefined {
  const [, year] = /^(1[89]\d\d|2[01]\d\d)$/.exec(bare) ?? []
  return year ? months(monthOf(Number(year), 1), 12, year) : undefined
}

const STEPS: readonly (readonly [words: RegExp, step: number])[] = [
  [/^(?:diese[sn]?|aktuelle[sn]?) /i, 0],
  [/^(?:nächste[sn]?|naechste[sn]?|kommende[sn]?) /i, 1],
  [/^(?:letzte[sn]?|vergangene[sn]?|vorige[sn]?) /i, -1],
]

/** `letztes Jahr`, `nächsten Monat`, `diese Woche`, `vor drei Jahren` */
function relativeIn(bare: string, { heute }: HowTyped): TypedPeriod | undefined {
  const [, count = '', unitAgo] = /^vor (\p{L}+|\d{1,2}) (jahr|monat|woche)(?:en|n|e)?$/iu.exec(bare) ?? []
  const written = NUMBERS.indexOf(count.toLowerCase().replace(/^ein(?:em|er)$/, 'ein'))
  const ago = /^\d+$/.test(count) ? Number(count) : written
  const [opening, step = 0] = STEPS.find(([one]) => one.test(bare)) ?? []
  const unit = (unitAgo ?? (opening ? bare.replace(opening, '') : '')).toLowerCase()
  const away = unitAgo === undefined ? step : -ago
  if (unitAgo !== undefined && ago < 1) return undefined
  if (unit === 'jahr') return yearIn(String(Number(heute.slice(0, 4)) + away))
  if (unit === 'monat') {
    const [year = 0, month = 1] = monthsLater(heute.slice(0, 7), away).split('-').map(Number)
    return ofMonth(year, month)
  }
  if (unit !== 'woche') return undefined
  const monday = plusDays(heute, 7 * away - weekdayOf(heute))
  // A week belongs to the year of its Thursday.
  const year = Number(plusDays(monday, 3).slice(0, 4))
  return ofWeek(
    monday,
    Math.round((Date.parse(monday) - Date.parse(mondayOf(year, 1))) / 604_800_000) + 1,
    year,
  )
}

/** A period whose year has four digits, two, or none: then the next or the last one, as the field means it. */
function inYear(
  written: string,
  { heute, sinn = 'jeder' }: HowTyped,
  at: (year: number) => TypedPeriod,
): TypedPeriod {
  const digits = written.replace("'", '')
  const thisYear = Number(heute.slice(0, 4))
  if (digits.length === 4) return at(Number(digits))
  if (digits !== '') {
    const near = Math.floor(thisYear / 100) * 100 + Number(digits)
    return at(near <= thisYear + ahead(sinn) ? near : near - 100)
  }
  const now = at(thisYear)
  if (!('period' in now)) return now
  if (sinn === 'kommend') return now.period.to >= heute ? now : at(thisYear + 1)
  if (sinn === 'vergangen') return now.period.from <= heute ? now : at(thisYear - 1)
  return { fault: `Bitte geben Sie auch das Jahr an, zum Beispiel ${now.period.words}.` }
}

const ahead = (sinn: Meaning): number => (sinn === 'vergangen' || sinn === 'geburt' ? 1 : 20)
