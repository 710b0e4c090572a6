import { DAY_MS, daysUntil, germanDay, plusDays } from '@rathausplatz/time'
import { fieldsOf } from '../collections/as-far-as-typed.ts'
import type { Finding } from './finding.ts'
import { dayAt } from './odd-dates.ts'
import type { Subject } from './places.ts'

/** A new event that lasts longer most likely has a mistyped year; exhibitions last for months. */
const LONGEST_NEW_MS = 180 * DAY_MS
/** An event that became so long has another beginning or end than meant. */
const LONGEST_MOVED_MS = 31 * DAY_MS

/** Finds an event whose beginning was moved while its end stayed, and one that lasts for an unlikely time. */
export function eventLengthFindings({ record: { kind }, data }: Subject, before: unknown): Finding[] {
  if (kind !== 'veranstaltung') return []
  const then = fieldsOf(before)
  const [now, was] = [lengthOf(data), lengthOf(then)]
  if (now === undefined || !isOdd(now, was, isOnlyMoved(data, then), data['ganztaegig'] === true)) return []
  const since = was === undefined ? '' : `, bisher waren es ${inWords(was)}`
  const end = isOnlyMoved(data, then) ? movedEnd(data, then) : undefined
  return [
    {
      gewicht: 'hinweis',
      regel: 'datum-dauer',
      feld: 'datum_bis',
      satz: `Die Veranstaltung dauert ${inWords(now)}${since}. Stimmt das Ende?`,
      rat:
        end === undefined
          ? 'Prüfen Sie Tag und Jahr von Beginn und Ende.'
          : `Der Beginn ist verschoben, das Ende nicht. Geht es mit, ist es am ${germanDay(end)}.`,
    },
  ]
}

type Fields = Readonly<Record<string, unknown>>

function lengthOf({ datum_von, datum_bis }: Fields): number | undefined {
  if (typeof datum_von !== 'string' || typeof datum_bis !== 'string') return undefined
  const length = Date.parse(datum_bis) - Date.parse(datum_von)
  return Number.isNaN(length) || length < 0 ? undefined : length
}

const isOnlyMoved = (now: Fields, then: Fields): boolean => {
  const [day, before] = [dayAt(now, 'datum_von'), dayAt(then, 'datum_von')]
  return day !== undefined && before !== undefined && day !== before && now['datum_bis'] === then['datum_bis']
}

function isOdd(now: number, was: number | undefined, isMoved: boolean, isAllDay: boolean): boolean {
  if (was === undefined) return now > LONGEST_NEW_MS
  // One more day of a whole day is a longer feast, one more day of an evening is not.
  if (isMoved) return now >= (isAllDay ? 3 * Math.max(was, DAY_MS) : Math.max(3 * was, DAY_MS))
  return now > LONGEST_MOVED_MS && now > 10 * was
}

/** Returns the day of the end after the shift of the beginning. */
function movedEnd(now: Fields, then: Fields): string | undefined {
  const [from, to, end] = [dayAt(then, 'datum_von'), dayAt(now, 'datum_von'), dayAt(now, 'datum_bis')]
  return from === undefined || to === undefined || end === undefined
    ? undefined
    : plusDays(end, daysUntil(from, to))
}

const HOUR_MS = 3_600_000

/** `eine Stunde`, `30 Stunden`, `351 Tage`. */
function inWords(length: number): string {
  const hours = Math.max(1, Math.round(length / HOUR_MS))
  if (hours === 1) return 'eine Stunde'
  return hours < 48 ? `${hours} Stunden` : `${Math.round(length / DAY_MS)} Tage`
}
