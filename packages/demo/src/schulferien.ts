import { plusDays } from '@rathausplatz/time'
import type { Day } from './calendar.ts'

export type Ferien = 'Weihnachtsferien' | 'Osterferien' | 'Pfingstferien' | 'Sommerferien' | 'Herbstferien'

/**
 * School holidays of Baden-Württemberg, first and last day. The ministry sets them; no rule computes them.
 */
export const schulferien: readonly (readonly [Ferien, Day, Day])[] = [
  ['Sommerferien', '2026-07-30', '2026-09-12'],
  ['Herbstferien', '2026-10-26', '2026-10-31'],
  ['Weihnachtsferien', '2026-12-23', '2027-01-09'],
  ['Osterferien', '2027-03-25', '2027-04-03'],
  ['Pfingstferien', '2027-05-18', '2027-05-29'],
  ['Sommerferien', '2027-07-29', '2027-09-11'],
  ['Herbstferien', '2027-11-02', '2027-11-06'],
  ['Weihnachtsferien', '2027-12-23', '2028-01-08'],
  ['Osterferien', '2028-04-13', '2028-04-22'],
  ['Pfingstferien', '2028-06-06', '2028-06-17'],
  ['Sommerferien', '2028-07-27', '2028-09-09'],
  ['Herbstferien', '2028-10-30', '2028-11-03'],
  ['Weihnachtsferien', '2028-12-23', '2029-01-05'],
  ['Osterferien', '2029-03-26', '2029-04-07'],
  ['Pfingstferien', '2029-05-22', '2029-06-01'],
  ['Sommerferien', '2029-07-26', '2029-09-08'],
  ['Herbstferien', '2029-10-29', '2029-11-02'],
  ['Weihnachtsferien', '2029-12-22', '2030-01-05'],
  ['Osterferien', '2030-04-15', '2030-04-26'],
  ['Pfingstferien', '2030-06-11', '2030-06-21'],
  ['Sommerferien', '2030-07-25', '2030-09-07'],
]

/** Returns the school holidays on a day, or `undefined`. */
export const ferienAm = (day: Day): Ferien | undefined =>
  schulferien.find(([, first, last]) => first <= day && day <= last)?.[0]

/** Returns the day itself, or the same weekday of the first week after the school holidays. */
export const ausserhalbDerFerien = (day: Day): Day =>
  ferienAm(day) ? ausserhalbDerFerien(plusDays(day, 7)) : day
