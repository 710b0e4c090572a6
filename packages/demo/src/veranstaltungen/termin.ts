import { berlinDay, plusDays } from '@rathausplatz/time'
import type { Bildname } from '../bild.ts'
import { type Day, dateOf, momentOf } from '../calendar.ts'
import type { Rubrikname } from '../rubriken.ts'

/** An event as its organiser wrote it: with a rule instead of dates. */
export type Termin = {
  slug: string
  titel: string
  ort?: string
  rubriken: [Rubrikname, ...Rubrikname[]]
  bild?: Bildname
  text: string
  /** Yields the days of the event from a day on, the next one first. */
  tage: (heute: Day) => Iterable<Day>
  von: string
  bis?: string
  /** The number of days from the first to the last day. */
  dauerTage?: number
  ganztaegig?: boolean
}

const yearOf = (day: Day) => Number(day.slice(0, 4))

/** Once a year, on the day that a rule returns. */
export const yearly = (rule: (year: number) => Day) =>
  function* (heute: Day): Generator<Day> {
    for (let year = yearOf(heute); year <= yearOf(heute) + 2; year++) yield rule(year)
  }

/** On the same date every year: `on(11, 11)`. */
export const on = (month: number, day: number) => yearly(year => dateOf(year, month, day))

export type Zeitraum = { datum_von: string; datum_bis?: string }

/** Returns the next date of an event that has not begun yet. */
export function nextTime(termin: Termin, heute: Date): Zeitraum {
  for (const day of termin.tage(berlinDay(heute))) {
    const datum_von = momentOf(day, termin.von)
    if (Date.parse(datum_von) <= heute.getTime()) continue
    const last = plusDays(day, termin.dauerTage ?? 0)
    return { datum_von, ...(termin.bis ? { datum_bis: momentOf(last, termin.bis) } : {}) }
  }
  throw new Error(`„${termin.titel}“ hat keinen Termin mehr.`)
}
