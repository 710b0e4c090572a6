import {
  DAY_MS,
  longDay,
  monthInWords,
  monthWithYear,
  WEEKDAYS,
  weekdayInWords,
  weekdayOf,
} from '@rathausplatz/time'
import { dayNear, isoDayOf, type WrittenDay, writtenDays } from '../facts/written-days.ts'
import type { Finding } from './finding.ts'
import { dayAt } from './odd-dates.ts'
import type { Place, Subject } from './places.ts'
import { proseOf } from './prose.ts'

/** Most dates that are read in a document, and characters of a paragraph. */
const MOST_READ = 2_000
const LONGEST = 20_000

/** The dates near which a text of this kind means a day without a year. */
const NEAR: Readonly<Record<string, readonly string[]>> = {
  veranstaltung: ['datum_von', 'datum_bis'],
  aktuelles: ['datum_von'],
  stelle: ['datePosted', 'validThrough'],
  bekanntmachung: [
    'frist_bis',
    'auslegung.von',
    'auslegung.bis',
    'sitzung.beginn',
    'in_kraft_am',
    'datum_von',
  ],
}
/** A day without a year that is further from all dates of its record may be one of any year. */
const NEAR_DAYS_MS = 100 * DAY_MS

/** Finds dates whose weekday is another, and days that do not exist. */
export function writtenDateFindings(
  { record: { kind }, data }: Subject,
  places: readonly Place[],
): Finding[] {
  const near = (NEAR[kind] ?? []).flatMap(path => dayAt(data, path) ?? [])
  const findings: Finding[] = []
  let read = 0
  for (const place of places)
    for (const text of proseOf(place)) {
      for (const written of writtenDays(text.slice(0, LONGEST))) {
        read += 1
        if (read > MOST_READ) return findings
        const found = weekdayFinding(written, near) ?? missingDay(written, text)
        if (found) findings.push({ gewicht: 'hinweis', feld: place.field, stelle: written.words, ...found })
      }
    }
  return findings
}

type Found = Pick<Finding, 'regel' | 'satz' | 'rat'>

function weekdayFinding(written: WrittenDay, near: readonly string[]): Found | undefined {
  const { weekday, words } = written
  if (weekday === undefined) return undefined
  const days = meantBy(written, near)
  const [day] = days
  if (day === undefined || days.some(one => weekdayOf(one) === weekday)) return undefined
  return {
    regel: 'datum-wochentag',
    satz: `„${words}“: Der ${longDay(day)} ist ein ${weekdayInWords(day)}, kein ${WEEKDAYS[weekday]}.`,
    rat: 'Prüfen Sie den Wochentag, den Tag und das Jahr.',
  }
}

/** The days that a date may mean. */
const meantBy = (written: WrittenDay, near: readonly string[]): string[] =>
  written.year === undefined
    ? near.flatMap(other => {
        const day = dayNear(written, other)
        const isNear = day !== undefined && Math.abs(Date.parse(day) - Date.parse(other)) <= NEAR_DAYS_MS
        return isNear ? [day] : []
      })
    : [isoDayOf(written, written.year) ?? []].flat()

/** Numbers alone are a date after such a word only: „31.11.“ may be a chapter, „12.13.2026“ a file. */
const AS_DATE = /(?<!\p{L})(?:am|bis|zum|ab|vom|de[nm]|seit)\s$/iu
/** Every year, and February with 29 days. */
const LEAP_YEAR = 2024

function missingDay(written: WrittenDay, text: string): Found | undefined {
  const { words, month, year, from, weekday } = written
  if (isoDayOf(written, year ?? LEAP_YEAR) !== undefined) return undefined
  const isDate = weekday !== undefined || /\p{L}{3}/u.test(words) || (/\d{4}/.test(words) && month <= 12)
  if (!isDate && !AS_DATE.test(text.slice(Math.max(0, from - 8), from))) return undefined
  const last = new Date(Date.UTC(year ?? LEAP_YEAR, month, 0)).toISOString().slice(0, 10)
  const name = year === undefined ? monthInWords(last) : monthWithYear(last)
  return {
    regel: 'datum-unmoeglich',
    satz:
      month < 1 || month > 12
        ? `„${words}“: Einen Monat ${month} gibt es nicht.`
        : `„${words}“: Diesen Tag gibt es nicht. Der ${name} hat ${Number(last.slice(8))} Tage.`,
    rat: 'Prüfen Sie Tag und Monat.',
  }
}
