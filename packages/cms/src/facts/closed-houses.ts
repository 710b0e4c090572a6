import { type Dated, termineOf } from '@rathausplatz/kalender'
import type { Unit } from './known-facts.ts'
import { hasWord } from './spelling.ts'

type Event = Dated & { ort?: string }

/** Days on which an event shall take place in a house that is closed then: in its holidays, between the years. */
export function datesInClosedHouses(
  event: Event,
  units: readonly Unit[],
): { tag: string; haus: string; grund: string }[] {
  const { ort = '' } = event
  const houses = units.filter(
    ({ names, closures }) => closures.length > 0 && names.some(name => hasWord(ort, name)),
  )
  if (houses.length === 0) return []
  return termineOf(event)
    .filter(({ entfaellt }) => !entfaellt)
    .flatMap(({ termin, datum_von }) =>
      houses.flatMap(({ names, closures }) =>
        closures
          .filter(({ beginn, ende }) => isWithin(datum_von, beginn, ende))
          .map(({ zusatz }) => ({ tag: termin, haus: names[0] ?? ort, grund: zusatz })),
      ),
    )
}

const isWithin = (moment: string, begin: string, end: string) =>
  Date.parse(begin) <= Date.parse(moment) && Date.parse(moment) < Date.parse(end)
