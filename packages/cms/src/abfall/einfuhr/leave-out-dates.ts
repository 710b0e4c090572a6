import { abfallfraktionen } from '@rathausplatz/contract/abfallfraktionen'
import { placeName } from '../places.ts'
import { inOrderOfVariants } from '../varianten/variant.ts'
import { saysSomething } from './dates-by-place.ts'
import type { NewPlace } from './find-places.ts'
import type { OpenFile } from './open-file.ts'
import { count } from './told-names.ts'
import { settleVariants } from './variants-of-street.ts'

/**
 * Leaves out dates that a file does not give clearly for a household: of several stops on one day, and of a
 * bin whose rhythm stays open. Counts the streets with several variants of a kind.
 */
export function leaveOutDates({ finder, tally }: OpenFile): void {
  const { byKind, untold } = tally
  const stops = new Set<string>()
  for (const [fraktion, byPlace] of byKind)
    for (const [place, ofPlace] of byPlace) {
      const { name } = abfallfraktionen[fraktion]
      for (const ofVariant of ofPlace.values())
        for (const datum of ofVariant.mehrere) {
          ofVariant.termine.delete(datum)
          ofVariant.unklar.add(datum)
          if (stops.has(datum)) continue
          stops.add(datum)
          tally.ausgelassen++
          count(untold.stops, name, datum)
        }
      for (const datum of settleVariants(ofPlace)) {
        tally.ausgelassen++
        count(untold.openRhythms, `${name}, ${namesOf(finder.placesOf([place]))}`, datum)
      }
      const varianten = [...ofPlace].filter(([, one]) => saysSomething(one)).map(([variante]) => variante)
      if (varianten.length > 1) count(tally.varianten, `${name} ${inWords(varianten)}`)
    }
}

const list = new Intl.ListFormat('de-DE')

const inWords = (varianten: readonly string[]): string =>
  list.format(varianten.toSorted(inOrderOfVariants).map(variante => variante || 'ohne Angabe'))

const namesOf = (places: readonly NewPlace[]): string => places.map(one => placeName(one)).join('; ')
