import { berlinDay } from '@rathausplatz/time'
import { type Day, nthWeekday } from '../../calendar.ts'

/** Returns the current season or the next one; `ende` is the last day of the current or the last season. */
export function saison(heute: Date): { day: Day; beginn: Day; ende: Day; istSaison: boolean } {
  const day = berlinDay(heute)
  const year = Number(day.slice(0, 4))
  const [first, last] = bounds(year)
  const istSaison = first <= day && day <= last
  if (istSaison) return { day, beginn: first, ende: last, istSaison }
  if (day < first) return { day, beginn: first, ende: bounds(year - 1)[1], istSaison }
  return { day, beginn: bounds(year + 1)[0], ende: last, istSaison }
}

/** From the second Saturday in May to the second Sunday in September. */
const bounds = (year: number): [Day, Day] => [nthWeekday(year, 5, 'sa', 2), nthWeekday(year, 9, 'so', 2)]
