import { germanDay } from './german-day.ts'
import { weekdayInWords } from './in-words.ts'
import { monthInWords } from './month-in-words.ts'
import { monthOfName } from './typed-month.ts'
import { plusDays } from './wall-time.ts'
import { weekdayOf } from './weekday-of.ts'
import { WEEKDAYS } from './weekdays.ts'

/**
 * What a typed day means where its year is short or missing: a day to come, a day that has been, a birthday,
 * or any day.
 */
export type Meaning = 'kommend' | 'vergangen' | 'geburt' | 'jeder'

export type HowTyped = {
  readonly heute: string
  readonly sinn?: Meaning
  /** The first and the last day that the field takes: an example lies between them. */
  readonly von?: string | undefined
  readonly bis?: string | undefined
}

/**
 * A typed day, or a German sentence that names what is wrong with it and asks for a day. `why` is its reason
 * alone, for a field in which a rough time is enough.
 */
export type TypedDay = { readonly day: string } | Fault
type Fault = { readonly fault: string; readonly why?: string }

const ISO = /^(\d{4}) ?[-./] ?(\d{1,2}) ?[-./] ?(\d{1,2})$/
const BY_DIGITS = /^(\d{1,2}) ?[-.,/ ] ?(\d{1,2}) ?[-.,/ ] ?(\d{4}|'?\d{2})\.?$/
const WITHOUT_YEAR = /^(\d{1,2}) ?[./] ?(\d{1,2}) ?[./]?$/
const BY_NAME = /^(\d{1,2}) ?\.?[ -]?(\p{L}{3,9})\.?[ ,-]*(\d{4}|'?\d{2})?\.?$/u
const NAME_FIRST = /^(\p{L}{3,9})\.? (\d{1,2})(?:st|nd|rd|th|\.)?,? (\d{4})$/u
const EIGHT = /^(\d{2})(\d{2})(\d{4})$/
const EIGHT_OF_ISO = /^(\d{4})(\d{2})(\d{2})$/
/** `Sa., den 28.11.2026` */
const BEGINNING =
  /^(?:(?:ab|seit) +)?(?:(?:am|an|den|der|dem)[ ,]+)?(?:(\p{L}{2,10})\.?,? +)?(?:(?:am|den|der|dem) +)?(?=\d)/iu

const NEAR: Readonly<Record<string, number>> = {
  vorgestern: -2,
  gestern: -1,
  heute: 0,
  morgen: 1,
  übermorgen: 2,
  uebermorgen: 2,
  sofort: 0,
  jetzt: 0,
}
/** `ab sofort`, `seit gestern`, `morgen Vormittag` */
const AROUND_NEAR = /^(?:ab|seit) | (?:früh|vormittag|mittag|nachmittag|abend)$/gi
/** A weekday without a date: `am Samstag`, `nächsten Freitag`. */
const ONLY_WEEKDAY =
  /^(?:(?:ab|seit|am|diese[nrm]?|nächste[nrm]?|kommende[nrm]?|letzte[nrm]?|vergangene[nrm]?) )*(\p{L}{2,10})\.?$/iu

/** How far ahead a year of two digits may be. */
const YEARS_AHEAD = 20

/**
 * Reads a day as people type it: `1.2.26`, `Sa., 28.11.`, `28. Nov. 2026`, `2026-11-28`, `28/11/2026`,
 * `morgen`. A year of two digits follows the meaning of the field. A day that has been is never moved back by
 * a century because it lies a little ahead: 28.11.26, typed on the eve, is tomorrow, not 1926.
 */
export function typedDay(text: string, how: HowTyped): TypedDay {
  const given = text.trim().replaceAll(/\s+/g, ' ')
  const near = NEAR[given.replaceAll(AROUND_NEAR, '').toLowerCase()]
  if (near !== undefined) return { day: plusDays(how.heute, near) }
  const onlyWeekday = weekdayOfName(ONLY_WEEKDAY.exec(given)?.[1])
  if (onlyWeekday !== undefined) return askForDate(onlyWeekday, how)
  const [opening = '', word] = BEGINNING.exec(given) ?? []
  const weekday = weekdayOfName(word)
  // A word that is no weekday may be an English month: `Nov 28, 2026`.
  const bare = word !== undefined && weekday === undefined ? given : given.slice(opening.length)
  const read = readBare(bare, how)
  if (weekday === undefined || !('day' in read) || weekdayOf(read.day) === weekday) return read
  const why = `Der ${germanDay(read.day)} ist ein ${weekdayInWords(read.day)}.`
  return { fault: `${why} Bitte prüfen Sie den Tag und das Datum.`, why }
}

function readBare(given: string, how: HowTyped): TypedDay {
  const [, isoYear, isoMonth, isoDay] = ISO.exec(given) ?? []
  if (isoYear) return real(Number(isoYear), Number(isoMonth), Number(isoDay), how)
  const [, day, month, year = ''] = BY_DIGITS.exec(given) ?? WITHOUT_YEAR.exec(given) ?? []
  if (day) return inYear(year, Number(month), Number(day), how)
  const [, named, name = '', yearOfName = ''] = BY_NAME.exec(given) ?? []
  const month2 = named ? monthOfName(name) : undefined
  if (named && month2 !== undefined) return inYear(yearOfName, month2, Number(named), how)
  const [, english = '', after, yearAfter] = NAME_FIRST.exec(given) ?? []
  const month3 = after ? monthOfName(english) : undefined
  if (month3 !== undefined) return real(Number(yearAfter), month3, Number(after), how)
  const [, d8, m8, y8] = EIGHT.exec(given) ?? []
  if (d8) {
    const read = real(Number(y8), Number(m8), Number(d8), how)
    const [, y, m, d] = EIGHT_OF_ISO.exec(given) ?? []
    return 'day' in read ? read : real(Number(y), Number(m), Number(d), how)
  }
  return { fault: `Bitte geben Sie einen Tag an, zum Beispiel ${exampleOf(how)}.` }
}

/** A weekday alone may be the last one, the next one or the one after. */
function askForDate(weekday: number, how: HowTyped): Fault {
  const { heute, sinn = 'jeder' } = how
  const away = (weekday - weekdayOf(heute) + 7) % 7
  const day = plusDays(heute, isBehind(sinn) && away > 0 ? away - 7 : away)
  const example = isWithin(day, how) ? germanDay(day) : exampleOf(how)
  return {
    fault: `Bitte geben Sie auch das Datum an, zum Beispiel ${example}.`,
    why: 'Bitte geben Sie das Datum an.',
  }
}

function weekdayOfName(word: string | undefined): number | undefined {
  if (word === undefined) return undefined
  const name = word.toLowerCase().replace('sonnabend', 'samstag')
  const index = WEEKDAYS.findIndex(one => one.toLowerCase().startsWith(name))
  return index < 0 ? undefined : index
}

/** A day whose year has four digits, two, or none. */
function inYear(written: string, month: number, day: number, how: HowTyped): TypedDay {
  const { heute, sinn = 'jeder' } = how
  const digits = written.replace("'", '')
  if (digits.length === 4) return real(Number(digits), month, day, how)
  const thisYear = Number(heute.slice(0, 4))
  if (digits === '') return faultOf(undefined, month, day, how) ?? nearest(thisYear, month, day, how)
  const near = Math.floor(thisYear / 100) * 100 + Number(digits)
  const there = dayIn(near, month, day) ?? `${near}-01-01`
  const latest = isBehind(sinn) ? plusDays(heute, 366) : `${thisYear + YEARS_AHEAD}-12-31`
  return real(there <= latest ? near : near - 100, month, day, how)
}

/** A day without a year: the next one or the last one, as the field means it. */
function nearest(thisYear: number, month: number, day: number, how: HowTyped): TypedDay {
  const { heute, sinn } = how
  if (sinn === 'kommend' || sinn === 'vergangen')
    // The 29th of February may be eight years away.
    for (let away = 0; away <= 8; away += 1) {
      const there = dayIn(thisYear + (sinn === 'kommend' ? away : -away), month, day)
      if (there !== undefined && (sinn === 'kommend' ? there >= heute : there <= heute)) return { day: there }
    }
  return {
    fault: `Bitte geben Sie auch das Jahr an, zum Beispiel ${germanDay(inSpan(thisYear, month, day, how))}.`,
    why: 'Bitte geben Sie auch das Jahr an.',
  }
}

const isBehind = (sinn: Meaning): boolean => sinn === 'vergangen' || sinn === 'geburt'

function real(year: number, month: number, day: number, how: HowTyped): TypedDay {
  const fault = faultOf(year, month, day, how)
  if (fault) return fault
  return year < 1800 || year > 2200
    ? {
        fault: `Bitte prüfen Sie das Jahr, zum Beispiel ${exampleOf(how)}.`,
        why: 'Bitte prüfen Sie das Jahr.',
      }
    : { day: dayIn(year, month, day) ?? '' }
}

/** Returns why a day does not exist, such as the 31st of June. Without a year, February may have 29 days. */
function faultOf(year: number | undefined, month: number, day: number, how: HowTyped): Fault | undefined {
  if (month > 12 && day <= 12 && day > 0)
    return {
      fault: `Bitte schreiben Sie den Tag vor dem Monat, zum Beispiel ${exampleOf(how)}.`,
      why: 'Bitte schreiben Sie den Tag vor dem Monat.',
    }
  if (month < 1 || month > 12)
    return {
      fault: `Einen Monat ${month} gibt es nicht. Bitte schreiben Sie zum Beispiel ${exampleOf(how)}.`,
      why: `Einen Monat ${month} gibt es nicht.`,
    }
  const last = new Date(Date.UTC(year ?? 2000, month, 0))
  const days = last.getUTCDate()
  if (day >= 1 && day <= days) return undefined
  const name = `${monthInWords(last.toISOString())}${month === 2 && year !== undefined ? ` ${year}` : ''}`
  const why = `Diesen Tag gibt es nicht: Der ${name} hat ${days} Tage.`
  return { fault: `${why} Bitte geben Sie einen anderen an.`, why }
}

const exampleOf = (how: HowTyped): string => germanDay(exampleDay(how))

const isWithin = (day: string, { von = '', bis = '9999' }: HowTyped): boolean => day >= von && day <= bis

/** Returns a day that the field takes: Christmas Eve of a fitting year, or an end of the span. */
export function exampleDay(how: HowTyped): string {
  const { heute, sinn = 'jeder', von, bis } = how
  const year = Number(heute.slice(0, 4))
  const usual = `${sinn === 'geburt' ? year - 40 : sinn === 'vergangen' ? year - 1 : year}-12-24`
  return isWithin(usual, how) ? usual : (von ?? bis ?? usual)
}

/** Returns the typed day in a year of the span, as an example. */
function inSpan(thisYear: number, month: number, day: number, how: HowTyped): string {
  const { von = '', bis = '' } = how
  const years = [thisYear, ...[von, bis].filter(Boolean).map(end => Number(end.slice(0, 4))), thisYear + 1]
  const days = years.flatMap(year => dayIn(year, month, day) ?? [])
  return days.find(one => isWithin(one, how)) ?? exampleDay(how)
}

function dayIn(year: number, month: number, day: number): string | undefined {
  const moment = new Date(Date.UTC(year, month - 1, day))
  if (moment.getUTCMonth() !== month - 1 || moment.getUTCDate() !== day) return undefined
  return moment.toISOString().slice(0, 10)
}

/** Returns true for an ISO day of the calendar; `2026-13-45` is none. */
export function isIsoDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  return year !== undefined && dayIn(Number(year), Number(month), Number(day)) === text
}
