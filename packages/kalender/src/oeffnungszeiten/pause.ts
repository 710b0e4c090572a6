import type { Oeffnungszeit } from '@rathausplatz/contract'
import { berlinDay, DAY_MS, germanDay } from '@rathausplatz/time'
import { hoursHeadings } from './hours-lines.ts'

/** A closing of more days is a pause: while it lasts, nobody must take the regular hours for those of today. */
const LONGEST_CLOSING = 28 * DAY_MS

/** What stands above regular hours: `Öffnungszeiten`, and while a pool is closed for the winter `Öffnungszeiten ab 08.05.2027`. */
export function hoursHeading(hours: Oeffnungszeit, now: Date, name = hoursHeadings[hours.typ]): string {
  const end = endOfPause(hours, now.getTime())
  return end === undefined ? name : `${name} ab ${germanDay(berlinDay(new Date(end)))}`
}

function endOfPause({ abweichendeZeiten }: Oeffnungszeit, now: number): number | undefined {
  return abweichendeZeiten
    .filter(({ zeiten }) => zeiten.length === 0)
    .map(({ beginn, ende }) => ({ from: Date.parse(beginn), to: Date.parse(ende) }))
    .find(({ from, to }) => from <= now && now < to && to - from > LONGEST_CLOSING)?.to
}
