import type { Wanted } from './merge-dates.ts'

/** Most characters of a place: so long is its column. */
const LONGEST_PLACE = 200

const isSame = (one: Wanted, other: Wanted): boolean =>
  one.platz === other.platz && one.zeit_von === other.zeit_von && one.zeit_bis === other.zeit_bis

/** Adds a stop of a mobile collection to those of its day; equal stops count once. */
export function noteStop(halte: Map<string, Wanted[]>, stop: Wanted): void {
  const ofDay = halte.get(stop.datum) ?? []
  halte.set(stop.datum, ofDay)
  if (!ofDay.some(one => isSame(one, stop))) ofDay.push(stop)
}

/**
 * Returns the stops of one day as one date, from the first hour to the last, each place with its hours:
 * „Festplatz, 9 bis 11 Uhr; Bauhof, 13 bis 15 Uhr“. Returns undefined if that is too long.
 */
export function joinedStops(stops: readonly Wanted[]): Wanted | undefined {
  // An entry without an hour and a place announces the day only.
  const named = stops.filter(({ platz, zeit_von }) => platz !== '' || zeit_von !== null)
  const inOrder = named.toSorted((a, b) => ((a.zeit_von ?? '') < (b.zeit_von ?? '') ? -1 : 1))
  const [first = stops[0], ...others] = inOrder
  if (!first || others.length === 0) return first
  const platz = inOrder.map(inWords).join('; ')
  const hours = (of: 'zeit_von' | 'zeit_bis') => inOrder.flatMap(one => one[of] ?? []).toSorted()
  const [begins, ends] = [hours('zeit_von'), hours('zeit_bis')]
  const isTimed = begins.length === inOrder.length
  return platz.length > LONGEST_PLACE
    ? undefined
    : {
        ...first,
        grund: inOrder.find(({ grund }) => grund !== '')?.grund ?? '',
        zeit_von: isTimed ? (begins[0] ?? null) : null,
        zeit_bis: isTimed && ends.length === inOrder.length ? (ends.at(-1) ?? null) : null,
        platz,
      }
}

const inWords = ({ platz, zeit_von, zeit_bis }: Wanted): string => {
  if (zeit_von === null) return platz
  const hours =
    zeit_bis === null ? `ab ${short(zeit_von)} Uhr` : `${short(zeit_von)} bis ${short(zeit_bis)} Uhr`
  return platz === '' ? hours : `${platz}, ${hours}`
}

/** Returns „9“ for 09:00, „10:30“ for 10:30. */
const short = (time: string): string => time.replace(/^0(?=\d)|:00$/g, '')
