import { abfallfraktionen } from '@rathausplatz/contract/abfallfraktionen'
import { placeName } from '../places.ts'
import { inOrderOfVariants } from '../varianten/variant.ts'
import { saysSomething } from './dates-by-place.ts'
import type { NewPlace } from './find-places.ts'
import type { OpenFile } from './open-file.ts'
import { joinedStops } from './stops-of-day.ts'
import { count } from './told-names.ts'
import { settleVariants } from './variants-of-street.ts'

/**
 * Leaves out dates that a file does not give clearly for a household: of a bin whose rhythm stays open. Counts
 * the streets with several variants of a kind. Several stops of a mobile collection on one day become one date.
 */
export function leaveOutDates({ finder, tally }: OpenFile): void {
  const { byKind, untold } = tally
  const stops = new Set<string>()
  for (const [fraktion, byPlace] of byKind)
    for (const [place, ofPlace] of byPlace) {
      const { name } = abfallfraktionen[fraktion]
      for (const datum of settleVariants(ofPlace)) {
        tally.ausgelassen++
        count(untold.openRhythms, `${name}, ${namesOf(finder.placesOf([place]))}`, datum)
      }
      for (const { termine, halte, unklar, ausfaelle } of ofPlace.values()) {
        for (const datum of ausfaelle) if (termine.has(datum)) count(untold.contrary, name, datum)
        for (const [datum, ofDay] of halte) {
          const joined = joinedStops(ofDay)
          const stop = `${fraktion} ${datum} ${joined !== undefined}`
          const isNews = ofDay.length > 1 && !stops.has(stop)
          if (isNews) {
            stops.add(stop)
            count(joined ? untold.joined : untold.stops, name, datum)
            if (!joined) tally.ausgelassen++
          }
          if (joined) termine.set(datum, joined)
          else {
            termine.delete(datum)
            unklar.add(datum)
          }
        }
      }
      const varianten = [...ofPlace].filter(([, one]) => saysSomething(one)).map(([variante]) => variante)
      if (varianten.length > 1) count(tally.varianten, `${name} ${inWords(varianten)}`)
    }
}

const list = new Intl.ListFormat('de-DE')

const inWords = (varianten: readonly string[]): string =>
  list.format(varianten.toSorted(inOrderOfVariants).map(variante => variante || 'ohne Angabe'))

const namesOf = (places: readonly NewPlace[]): string => places.map(one => placeName(one)).join('; ')
