import { type Month, monthsLater } from './month.ts'
import { monthWithYear } from './month-in-words.ts'
import { exampleDay, type HowTyped } from './typed-day.ts'
import { plusDays } from './wall-time.ts'

/** How many years from now an example lies. A birth in such a field is mostly that of an animal. */
const AWAY = { geburt: -2, vergangen: -2, jeder: 0, kommend: 1 } as const

/** Returns a month that the field takes at least partly: May of a fitting year, if it can be. */
export function exampleMonth(how: HowTyped): Month {
  const { heute, sinn = 'jeder', von = '', bis = '9999' } = how
  const usual = Number(heute.slice(0, 4)) + AWAY[sinn]
  const years = [usual, ...[von, bis].filter(end => end.length === 10).map(end => Number(end.slice(0, 4)))]
  const months = years.flatMap(year => ['05', '09', '12', '01'].map((month): Month => `${year}-${month}`))
  const isTaken = (month: Month) => `${month}-01` <= bis && plusDays(`${monthsLater(month, 1)}-01`, -1) >= von
  return months.find(isTaken) ?? exampleDay(how).slice(0, 7)
}

/** Asks for a time where a rough one is enough. */
export function askRoughly(how: HowTyped): string {
  const month = exampleMonth(how)
  return `Ungefähr genügt, zum Beispiel: ${monthWithYear(month)} oder ${month.slice(0, 4)}.`
}
