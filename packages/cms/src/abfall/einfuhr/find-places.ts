import { numberInWords, readHouseNumber } from '../house-numbers/house-number.ts'
import { rankInText, readSpans } from '../house-numbers/read-spans.ts'
import { isSingle, spansInWords } from '../house-numbers/spans.ts'
import { type PlaceRow, placeKey, shortId, splitStreet } from '../places.ts'
import { districtCode } from './district-code.ts'
import { folded } from './folded.ts'
import type { RawRow } from './raw-rows.ts'
import { addressReader, type Gemeinde } from './read-address.ts'
import { streetReader } from './streets-of-cell.ts'

/** A place that a file adds. */
export type NewPlace = Omit<PlaceRow, 'geaendert_am'>
/** A place of a row, with the house numbers in their written form. */
type Asked = Pick<RawRow, 'ort' | 'bezirk' | 'strasse' | 'hausnummer'>

/** The endings of names that only streets have. */
const SURELY_STREET = /(?:stra(?:ß|ss)e|str\.|gasse|allee)$/i

const ENDS_IN_NUMBER = /\d\s*\p{L}?\)?$/u

/**
 * Whether an address is in this place: in its street and, if the address has a number, in its part of the
 * street.
 */
export function isAt(address: string, { strasse_key, hausnummern }: NewPlace): boolean {
  const split = splitStreet(address, '')
  if (placeKey(split.strasse) !== strasse_key) return false
  const number = readHouseNumber(split.hausnummer)
  return !number || hausnummern === '' || rankInText(hausnummern, number) > 0
}

/**
 * Returns a finder for the places of a row. It compares names, because ids of other systems change every
 * year.
 */
export function placeFinder(places: readonly PlaceRow[], neueOrte: boolean, gemeinde?: Gemeinde) {
  const all: NewPlace[] = [...places]
  const byStreet = Map.groupBy(all, ({ strasse_key }) => strasse_key)
  const byId = new Map<string, NewPlace>()
  const hasStreet = (name: string): boolean => byStreet.has(placeKey(splitStreet(name, '').strasse))
  const reader = addressReader({
    isStreet: hasStreet,
    orte: [...new Set(places.map(({ ort }) => ort))],
    gemeinde,
  })
  const namesOfPlaces = new Set(
    places.flatMap(
      ({ bezirk, strasse }) =>
        folded(`${bezirk} ${strasse}`)
          .match(/[\p{L}\p{N}]+/gu)
          ?.map(inFull) ?? [],
    ),
  )
  const orteKeys = new Set(places.map(({ ort_key }) => ort_key))
  const bezirke = new Map(
    places.flatMap(({ bezirk }) => (bezirk === '' ? [] : [[districtCode(bezirk), bezirk] as const])),
  )
  const isOrt = (name: string): boolean => orteKeys.has(placeKey(name))
  const answers = new Map<string, readonly string[]>()
  const read = new Map<string, ReturnType<typeof ofCell>>()
  const fresh: NewPlace[] = []
  let knownStreets = 0
  let askedStreets = 0

  const search = ({ ort, bezirk, strasse, hausnummer }: Asked): readonly string[] => {
    const ortKey = ort && placeKey(ort)
    const bezirkKey = bezirk && placeKey(bezirk)
    const isThere = (one: NewPlace) =>
      (!ortKey || one.ort_key === ortKey) && (!bezirk || placeKey(one.bezirk) === bezirkKey)
    if (!strasse) return all.filter(isThere).map(({ id }) => id)
    askedStreets++
    const street = placeKey(strasse)
    const ofStreet = (byStreet.get(street) ?? []).filter(
      one =>
        (!ortKey || one.ort_key === ortKey) && (!bezirk || !one.bezirk || placeKey(one.bezirk) === bezirkKey),
    )
    if (ofStreet.length > 0) knownStreets++
    const exact = ofStreet.filter(one => written(one.hausnummern) === hausnummer)
    if (exact.length > 0) return exact.map(({ id }) => id)
    const fitting = hausnummer === '' ? ofStreet : partsOf(ofStreet, hausnummer)
    if (fitting.length > 0) return fitting.map(({ id }) => id)
    if (!neueOrte || !ort) return []
    const place = {
      id: shortId(),
      ort,
      bezirk,
      // „Kelterstr. 1–9“ becomes a part of Kelterstraße.
      strasse: ofStreet[0]?.strasse ?? strasse,
      hausnummern: hausnummer,
      ort_key: placeKey(ort),
      strasse_key: street,
    }
    fresh.push(place)
    all.push(place)
    const neighbours = byStreet.get(street)
    if (neighbours) neighbours.push(place)
    else byStreet.set(street, [place])
    return [place.id]
  }

  const ofCell = streetReader({
    // A number at the end belongs to the house, unless a street of the town has it in its name.
    isStreet: name =>
      byStreet.get(placeKey(name))?.some(({ strasse }) => !ENDS_IN_NUMBER.test(name) || strasse === name) ===
      true,
    isOrt,
  })

  /** „Rebenau“ is no part of Rebenau, and „Rebenau-Kernstadt“ is Kernstadt. */
  const partOfTown = (name: string): string =>
    name === '' || orteKeys.size === 0 || orteKeys.has(placeKey(name)) || !gemeinde || !reader.isOfTown(name)
      ? name
      : (reader.address(name).orte[0] ?? '')

  return {
    /** Returns the streets and house numbers that a row names. */
    addressesOf(strasse: string, hausnummer: string): ReturnType<typeof ofCell> {
      const key = `${strasse}\n${hausnummer}`
      const known = read.get(key) ?? ofCell(strasse, hausnummer)
      read.set(key, known)
      return known
    },
    /**
     * Returns the part of the town that a row names; empty for none, and undefined if the row is of another
     * municipality.
     */
    ortOf({ ort, gemeinde: named = '' }: Pick<RawRow, 'ort' | 'gemeinde'>): string | undefined {
      const isHere = named === '' || reader.isOwnGemeinde(named) || orteKeys.has(placeKey(named))
      if (!isHere && gemeinde !== undefined) return undefined
      return partOfTown(ort || (isHere && !orteKeys.has(placeKey(named)) ? '' : named))
    },
    /** Returns the house of an address, as calendars name it; of several houses the first. */
    houseAt(address: string): ReturnType<typeof ofCell> {
      const { strasse, hausnummer } = splitStreet(address, '')
      const house = readHouseNumber(hausnummer)
      return { adressen: [{ strasse, hausnummer: house ? numberInWords(house) : '' }], ort: '' }
    },
    /** Returns the parts of the town that have this street, if the row says none and there are several. */
    placesInDoubt({ ort, strasse }: Pick<RawRow, 'ort' | 'strasse'>, ids: readonly string[]): string[] {
      if (ort !== '' || strasse === '' || ids.length < 2) return []
      const named = new Map(this.placesOf(ids).map(one => [one.ort_key, one.ort]))
      return named.size > 1 ? [...named.values()].toSorted() : []
    },
    find(asked: Asked): readonly string[] {
      const key = [asked.ort, asked.bezirk, asked.strasse, asked.hausnummer].join('\n')
      const known = answers.get(key)
      if (known) return known
      const found = search(asked)
      answers.set(key, found)
      return found
    },
    created: () => fresh,
    /** Returns the places of these ids. */
    placesOf(ids: readonly string[]): readonly NewPlace[] {
      if (byId.size < all.length) for (const one of all) byId.set(one.id, one)
      return ids.flatMap(id => byId.get(id) ?? [])
    },
    hasStreet,
    isOrt,
    /** Returns the district of the town that a text or a code names. */
    bezirkNamed: (name: string): string | undefined => bezirke.get(districtCode(name)),
    /** Returns the places of an address: „Rebenau, Rieslingweg 4“. */
    at: once(reader.address),
    /** Returns the places that a running text names. */
    namedIn: once(reader.inText),
    /** Whether a word belongs to a place in the town, or to the name of the town. */
    isNameHere: (word: string): boolean => reader.isOfTown(word) || namesOfPlaces.has(inFull(word)),
    /**
     * Returns the streets in a text that is no address, such as „Abfuhr Parkweg 2027“: streets of the town,
     * and names that only streets have.
     */
    streetsIn: (text: string): string[] =>
      [...text.split(/[,;:()]/), ...text.split(/[\s,;:()]+/)].filter(
        part => hasStreet(part.trim()) || SURELY_STREET.test(splitStreet(part.trim(), '').strasse),
      ),
    /** Returns the name of a street that the town has, if this is one of its spellings. */
    knownStreet: (strasse: string): string | undefined => byStreet.get(placeKey(strasse))?.[0]?.strasse,
    streets: () => ({ asked: askedStreets, known: knownStreets }),
  }
}

const written = once((hausnummern: string) => {
  const spans = readSpans(hausnummern)
  return spans ? spansInWords(spans) : hausnummern
})

/** Returns the parts of a street that name a single house most exactly; none for several houses. */
function partsOf(ofStreet: readonly NewPlace[], hausnummer: string): NewPlace[] {
  const [span, ...others] = readSpans(hausnummer) ?? []
  if (!span || others.length > 0 || !isSingle(span)) return []
  const ranked = ofStreet.map(one => ({ one, rank: rankInText(one.hausnummern, span.from) }))
  const best = Math.max(1, ...ranked.map(({ rank }) => rank))
  return ranked.filter(({ rank }) => rank === best).map(({ one }) => one)
}

/** Expands „kelterstr“ to „kelterstrasse“. */
const inFull = (word: string): string => word.replace(/str$/, 'strasse')

/** Caches the results: many dates have the same text. */
function once<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return text => {
    const again = known.get(text)
    if (again !== undefined) return again
    const found = read(text)
    known.set(text, found)
    return found
  }
}
