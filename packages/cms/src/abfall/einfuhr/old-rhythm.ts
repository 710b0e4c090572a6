import { daysUntil, germanDay, plusDays, weekdayOf } from '@rathausplatz/time'
import type { DateRow } from '../change-dates.ts'
import type { Covered, Wanted } from './merge-dates.ts'
import { ruleOfFile } from './rhythm-of-file.ts'

type File = Covered & { readonly termine: readonly Wanted[] }

/** The regular day of a date that a holiday may have moved: the next one of this weekday. */
function regularDay(day: string, weekday: number): string {
  const later = (weekday - weekdayOf(day) + 7) % 7
  return plusDays(day, later > 3 ? later - 7 : later)
}

/**
 * Whether a date stands less than one interval before the first date of a file: in a plan that begins within the
 * year it is the last one of the old rhythm, and perhaps the first one of the new.
 */
export function isOfOldRhythm({ von, termine }: File, { datum, urspruenglich }: DateRow): boolean {
  if (von === '' || datum >= von) return false
  const rule = ruleOfFile(termine)
  if (rule?.art !== 'wochen') return false
  return daysUntil(urspruenglich, regularDay(von, rule.wochentag)) < rule.alle_wochen * 7
}

/** Returns „07.07.2027 bleibt, und am 08.07.2027 beginnt die Datei“. */
export const oldRhythmInWords = ({ von }: File, { datum }: DateRow): string =>
  `${germanDay(datum)} bleibt, und am ${germanDay(von)} beginnt die Datei`
