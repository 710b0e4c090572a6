import { germanDay, wallTime, weekdayInWords } from '@rathausplatz/time'
import { type Dated, termineOf } from './series.ts'

/**
 * Says that the first day of an event is none of its series, such as a Thursday of a series on Wednesdays. The
 * day then only says from when on the rule holds, and an editor may mean it as a date. Undefined if it is one.
 */
export function strayStart(event: Dated): string | undefined {
  if (!event.serie?.regel) return undefined
  const { day } = wallTime(event.datum_von)
  const dates = termineOf(event)
  return dates.length === 0 || dates.some(({ termin }) => termin === day)
    ? undefined
    : `Der ${germanDay(day)} ist ein ${weekdayInWords(day)} und gehört nicht zur Reihe.`
}
