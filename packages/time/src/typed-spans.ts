import { daysBetween } from './berlin-day.ts'
import { germanDay } from './german-day.ts'
import { type HowTyped, typedDay } from './typed-day.ts'

/** Days from the first to the last, both included. */
type DaySpan = { readonly von: string; readonly bis: string }

type TypedSpans = { readonly spans: readonly DaySpan[] } | { readonly fault: string }

const WEEKDAY =
  /(?<!\p{L})(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|mo|di|mi|do|fr|sa|so)(?:\.,|[.,])? +(?:(?:den|dem|der) +)?(?=\d)/giu
const OPENING = /^(?:vom|von|am|an|den|dem|zwischen)(?: den| dem)? +/i
const BETWEEN_SPANS = / *[,;\n] *| +(?:und|sowie) +(?:(?:vom|am|den) +)?/i
/** A hyphen of `2026-12-24` separates no days. */
const BETWEEN_DAYS =
  / *[–—] *| +- +| *(?<=\.|\.\d{2}|\.\d{4}) *- *(?=\d{1,2}\.)| +bis(?: zum)?(?: einschließlich)? +/i
/** `24.` of `24.–26.12.` */
const ONLY_DAY = /^(\d{1,2})\.?$/
/** `24.12.` has no year, although its month has two digits. */
const HAS_YEAR = /\d{4}|\d[./ -] ?\d{1,2}[./ -] ?'?\d{2}\.?$|\p{L}\.? ?'?\d{2}\.?$/u

/**
 * Reads days and periods as people type them: `24.–26.12. und 31.12.–1.1.`, `24.12. bis 1.1.2027`, `24., 28.
 * und 29.12.` A day without a year is to come; a last day follows its first.
 */
export function typedSpans(text: string, heute: string): TypedSpans {
  const parts = text
    .trim()
    .replaceAll(WEEKDAY, '')
    .split(BETWEEN_SPANS)
    .filter(part => part.trim() !== '')
  if (parts.length === 0) return { fault: `Bitte geben Sie an, wann, zum Beispiel ${exampleOf(heute)}.` }
  const spans: DaySpan[] = []
  // From behind, because a day without a month has that of the next one.
  for (const part of parts.toReversed()) {
    const read = spanIn(part.trim().replace(OPENING, ''), heute, spans[0]?.von)
    if ('fault' in read) return read
    spans.unshift(read)
  }
  return { spans }
}

function spanIn(part: string, heute: string, next: string | undefined): DaySpan | { fault: string } {
  const [first = '', last, ...more] = part.split(BETWEEN_DAYS)
  if (more.length > 0)
    return { fault: `Bitte trennen Sie Zeiträume mit einem Komma, zum Beispiel ${exampleOf(heute)}.` }
  if (last === undefined) {
    const read = dayBefore(first, { heute, sinn: 'kommend' }, next)
    return 'day' in read ? { von: read.day, bis: read.day } : read
  }
  if (isSwappedInMonth(first, last))
    return {
      fault: `Der ${first.trim()} liegt nach dem ${last.trim().replace(/\.?$/, '.')} ${SWAPPED} den Monat an.`,
    }
  const isOpen = ONLY_DAY.test(first) || (HAS_YEAR.test(last) && !HAS_YEAR.test(first))
  if (isOpen) {
    const end = typedDay(last, { heute, sinn: 'kommend' })
    if (!('day' in end)) return end
    const begin = dayBefore(first, { heute: end.day, sinn: 'vergangen' }, end.day)
    return 'day' in begin ? notSwapped(begin.day, end.day) : begin
  }
  const begin = typedDay(first, { heute, sinn: 'kommend' })
  if (!('day' in begin)) return begin
  const end = typedDay(last, { heute: begin.day, sinn: 'kommend' })
  if (!('day' in end)) return end
  return HAS_YEAR.test(last) ? inOrder(begin.day, end.day) : notSwapped(begin.day, end.day)
}

/** `28.-24.12.`: without a month, the first day would have that of the last one. */
function isSwappedInMonth(first: string, last: string): boolean {
  const [, day] = ONLY_DAY.exec(first) ?? []
  const [until] = /^\d{1,2}(?=\D)/.exec(last) ?? []
  return day !== undefined && until !== undefined && Number(day) > Number(until)
}

/** A year that was not typed makes swapped days a period of almost a year, over New Year. */
function notSwapped(von: string, bis: string): DaySpan | { fault: string } {
  const isOverNewYear = von.slice(0, 4) !== bis.slice(0, 4) && von.slice(5) > bis.slice(5)
  if (!isOverNewYear || daysBetween(von, bis).length <= LONGEST_WITHOUT_YEAR) return inOrder(von, bis)
  const [first, last] = [germanDay(von).slice(0, 6), germanDay(bis).slice(0, 6)]
  return { fault: `Der ${first} liegt nach dem ${last} ${SWAPPED} beide Jahre an.` }
}

/** Days of the longest period over New Year that is understood without its years. */
const LONGEST_WITHOUT_YEAR = 310

const SWAPPED = 'Sind die Tage vertauscht? Sonst geben Sie bitte auch'

/** Reads a day; without a month, it has that of the day after it. */
function dayBefore(text: string, how: HowTyped, after: string | undefined) {
  const [, day] = ONLY_DAY.exec(text) ?? []
  if (day === undefined || after === undefined) return typedDay(text, how)
  const month = after.slice(0, 8)
  const there = typedDay(`${month}${day.padStart(2, '0')}`, how)
  return 'day' in there && there.day > after ? { fault: `Bitte geben Sie auch den Monat an: ${text}` } : there
}

const inOrder = (von: string, bis: string): DaySpan | { fault: string } =>
  von <= bis ? { von, bis } : { fault: 'Der letzte Tag liegt vor dem ersten. Bitte prüfen Sie die Tage.' }

const exampleOf = (heute: string): string => `24.–26.12.${heute.slice(0, 4)}`
