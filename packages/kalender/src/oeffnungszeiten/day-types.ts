import { WEEKDAYS } from '@rathausplatz/time'

const SINGLE = ['MONTAG', 'DIENSTAG', 'MITTWOCH', 'DONNERSTAG', 'FREITAG', 'SAMSTAG', 'SONNTAG']
const WORKDAYS = [0, 1, 2, 3, 4]
const MONDAY_TO_SATURDAY = [0, 1, 2, 3, 4, 5]

/**
 * Returns the weekdays of a day type, 0 for Monday. An unknown type counts as Monday to Saturday (spec §8).
 */
export function weekdaysOf(tagestyp: string): readonly number[] {
  if (tagestyp === 'ARBEITSTAG_MO_FR') return WORKDAYS
  const day = SINGLE.indexOf(tagestyp)
  return day < 0 ? MONDAY_TO_SATURDAY : [day]
}

/** Returns the label of a day type; an unknown type reads 'Montag bis Samstag' (spec §8). */
export const dayLabel = (tagestyp: string): string => daysInWords(weekdaysOf(tagestyp))

/**
 * `Montag bis Freitag`, `Dienstag und Donnerstag`, `Montag bis Mittwoch und Samstag`. Only three or more days
 * in a row are joined with `bis`.
 */
export function daysInWords(days: readonly number[]): string {
  const names: string[] = []
  for (let day = 0; day < 7; day++) {
    if (!days.includes(day)) continue
    let last = day
    while (days.includes(last + 1)) last++
    if (last - day < 2) names.push(WEEKDAYS[day] as string)
    else {
      names.push(`${WEEKDAYS[day]} bis ${WEEKDAYS[last]}`)
      day = last
    }
  }
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} und ${names.at(-1)}` : (names[0] ?? '')
}
