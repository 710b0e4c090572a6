import type { PlaceRow } from './places.ts'

type Place = Pick<PlaceRow, 'id' | 'ort_key' | 'strasse_key' | 'bezirk' | 'hausnummern'>

const streetOf = ({ ort_key, strasse_key }: Place): string => `${ort_key} ${strasse_key}`

/**
 * Returns a function that finds the whole street of a part of it: a place without house numbers, in the same
 * district or in none. Calendars, reminders and files that name the street alone mean this place.
 */
export function wholeStreets<P extends Place>(places: readonly P[]): (part: Place) => P | undefined {
  const wholes = Map.groupBy(
    places.filter(({ hausnummern }) => hausnummern === ''),
    streetOf,
  )
  return part => {
    if (part.hausnummern === '') return undefined
    const own = wholes.get(streetOf(part)) ?? []
    const [first, ...others] = own
    return (
      own.find(({ bezirk }) => bezirk === part.bezirk) ??
      own.find(({ bezirk }) => bezirk === '') ??
      (part.bezirk === '' && others.length === 0 ? first : undefined)
    )
  }
}

/** Returns the parts of each whole street, by the id of the whole. */
export function partsByStreet<P extends Place>(places: readonly P[]): ReadonlyMap<string, readonly P[]> {
  const wholeOf = wholeStreets(places)
  const parts = new Map<string, P[]>()
  for (const one of places) {
    const whole = wholeOf(one)
    if (whole) parts.set(whole.id, [...(parts.get(whole.id) ?? []), one])
  }
  return parts
}
