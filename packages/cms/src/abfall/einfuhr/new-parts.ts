import type { Abfallfraktion } from '@rathausplatz/contract'
import { partsByStreet, wholeStreets } from '../parts-of-street.ts'
import { type PlaceRow, placeName } from '../places.ts'
import type { NewPlace } from './find-places.ts'
import type { ToursOfKind } from './tours-by-variant.ts'

/** A new part of a street, with the place of the whole street. */
export type PartOfStreet = {
  readonly ort: string
  readonly von: string
  /** Only in imports of before: the kinds that the part does not take from its street. */
  readonly fraktionen?: readonly Abfallfraktion[]
}

/** Returns the new parts of streets that are there as a whole, each with the whole street. */
export function newParts<P extends NewPlace>(
  created: readonly NewPlace[],
  orte: readonly P[],
): readonly (readonly [part: NewPlace, whole: P])[] {
  const wholeOf = wholeStreets(orte)
  return created.flatMap(one => {
    const whole = wholeOf(one)
    return whole ? [[one, whole] as const] : []
  })
}

/**
 * Collects the parts of the town's streets during an import. A new part begins with the tours of its street, so it
 * keeps all that the file does not say. `orte` are the places of the town.
 */
export function partsOfStreets(orte: readonly PlaceRow[]) {
  let parts = partsByStreet<NewPlace>(orte)
  const divided = new Map<string, PlaceRow>()
  const added: NewPlace[] = []
  const own = new Set<string>()

  return {
    /** Enters new places, and returns those that are parts of a street. */
    add(created: readonly NewPlace[]): PartOfStreet[] {
      added.push(...created)
      parts = partsByStreet([...orte, ...added])
      return newParts(created, orte).map(([{ id }, whole]) => {
        divided.set(whole.id, whole)
        return { ort: id, von: whole.id }
      })
    },
    /**
     * Returns places of a file with the parts of their streets that follow them: parts with the same tours of a kind
     * that the file does not name themselves, `named` being all places that it names.
     */
    withFollowers(places: readonly string[], named: ReadonlySet<string>, tours: ToursOfKind): string[] {
      return places.flatMap(id => {
        const unnamed = (parts.get(id) ?? []).filter(part => !named.has(part.id))
        const followers = unnamed.filter(part => textOf(tours, part.id) === textOf(tours, id))
        for (const part of unnamed) if (!followers.includes(part)) own.add(placeName(part))
        return [id, ...followers.map(part => part.id)]
      })
    },
    /** The streets of which there are new parts. */
    divided: (): PlaceRow[] => [...divided.values()],
    /** Names the parts with tours of their own that a row for the whole street does not reach. */
    hinweise(): string[] {
      if (own.size === 0) return []
      const rest = own.size > MOST_TOLD ? ` und ${own.size - MOST_TOLD} weitere` : ''
      const told = [...own].slice(0, MOST_TOLD).join('; ')
      return [
        `Die Datei nennt diese Straßen ohne Hausnummern. Teile mit eigenen Terminen bleiben, wie sie sind: ${told}${rest}.`,
      ]
    },
  }
}

const MOST_TOLD = 20

const textOf = (tours: ToursOfKind, place: string): string =>
  Array.from(tours.get(place) ?? [], ([variante, some]) => `${variante}: ${some.toSorted().join(' ')}`)
    .toSorted()
    .join('\n')
