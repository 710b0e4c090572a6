import type { Abfallregel } from '@rathausplatz/contract'
import { daysUntil, germanDay, plusDays, weekdayOf } from '@rathausplatz/time'
import type { DateRow } from '../change-dates.ts'
import type { Covered } from './merge-dates.ts'

/** The regular day of a date that a holiday may have moved: the next one of this weekday. */
function regularDay(day: string, weekday: number): string {
  const later = (weekday - weekdayOf(day) + 7) % 7
  return plusDays(day, later > 3 ? later - 7 : later)
}

/**
 * Whether a date stands less than one interval before the first date of a file: in a plan that begins within the
 * year it is the last one of the old rhythm, and perhaps the first one of the new.
 */
export function isOfOldRhythm(
  von: string,
  { datum, urspruenglich }: DateRow,
  rule: Abfallregel | undefined,
): boolean {
  if (von === '' || datum >= von) return false
  if (rule?.art !== 'wochen') return false
  return daysUntil(urspruenglich, regularDay(von, rule.wochentag)) < rule.alle_wochen * 7
}

/** Returns „07.07.2027 bleibt, und am 08.07.2027 beginnt die Datei“. */
export const oldRhythmInWords = ({ von }: Covered, { datum }: DateRow): string =>
  `${germanDay(datum)} bleibt, und am ${germanDay(von)} beginnt die Datei`
