import type { Oeffnungszeit } from '@rathausplatz/contract'
import { berlinDay, DAY_MS, germanDay } from '@rathausplatz/time'
import { hoursHeadings } from './hours-lines.ts'
import { validityInWords } from './validity.ts'

/**
 * The longest closing that is no pause. In a longer one, visitors would take the regular hours for those of
 * today.
 */
const LONGEST_CLOSING = 28 * DAY_MS

/**
 * Returns the heading above regular hours: `Öffnungszeiten`, or `Öffnungszeiten ab 08.05.2027` during a winter
 * pause, or with their period: `Öffnungszeiten vom 01.04.2027 bis 31.10.2027`.
 */
export function hoursHeading(hours: Oeffnungszeit, now: Date, name = hoursHeadings[hours.typ]): string {
  const period = validityInWords(hours, berlinDay(now))
  if (period !== '') return `${name} ${period}`
  const end = endOfPause(hours, now.getTime())
  return end === undefined ? name : `${name} ab ${germanDay(berlinDay(new Date(end)))}`
}

function endOfPause({ abweichendeZeiten }: Oeffnungszeit, now: number): number | undefined {
  return abweichendeZeiten
    .filter(({ zeiten }) => zeiten.length === 0)
    .map(({ beginn, ende }) => ({ from: Date.parse(beginn), to: Date.parse(ende) }))
    .find(({ from, to }) => from <= now && now < to && to - from > LONGEST_CLOSING)?.to
}
