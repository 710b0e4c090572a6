import { abfallfraktionen } from '@rathausplatz/contract/abfallfraktionen'
import { placeName } from '../places.ts'
import type { NewPlace } from './find-places.ts'
import { severalRhythms, withoutContainers } from './one-bin.ts'
import type { OpenFile } from './open-file.ts'
import { joinedStops } from './stops-of-day.ts'
import { count } from './told-names.ts'

/**
 * Leaves out dates that a file does not give clearly for a household: of containers and of several rhythms.
 * Several stops of a mobile collection on one day become one date.
 */
export function leaveOutDates({ finder, tally }: OpenFile): void {
  const { byKind, untold } = tally
  const stops = new Set<string>()
  for (const [fraktion, byPlace] of byKind)
    for (const [place, ofPlace] of byPlace) {
      const where = () => `${abfallfraktionen[fraktion].name}, ${namesOf(finder.placesOf([place]))}`
      for (const datum of withoutContainers(ofPlace)) {
        tally.ausgelassen++
        count(untold.containers, where(), datum)
      }
      for (const [datum, halte] of ofPlace.halte) {
        const joined = joinedStops(halte)
        const isTold = stops.has(datum) || halte.length < 2
        stops.add(datum)
        if (!isTold) count(joined ? untold.joined : untold.stops, abfallfraktionen[fraktion].name, datum)
        if (joined) ofPlace.termine.set(datum, joined)
        else {
          ofPlace.termine.delete(datum)
          ofPlace.unklar.add(datum)
          if (!isTold) tally.ausgelassen++
        }
      }
      const rhythms = severalRhythms(ofPlace)
      if (rhythms === undefined) continue
      tally.ausgelassen += ofPlace.termine.size
      count(untold.rhythms, `${where()}: ${rhythms}`)
      for (const datum of ofPlace.termine.keys()) ofPlace.unklar.add(datum)
      ofPlace.termine.clear()
      ofPlace.ausfaelle.clear()
    }
}

const namesOf = (places: readonly NewPlace[]): string => places.map(one => placeName(one)).join('; ')
