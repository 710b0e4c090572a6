import type { Warnquelle } from '@rathausplatz/contract'
import { isWide, type NamedPlace, placesIn, SEPARATOR, stateCalled } from './named-area.ts'
import { meantBy } from './official-key.ts'
import { placeName } from './place-name.ts'
import {
  isMunicipality,
  municipalitiesCalled,
  namesOfCounty,
  namesOfMunicipality,
  shortKey,
} from './warncells.ts'

/** The operator's settings for warnings: the region, and the services. */
export type Warnregion = {
  /** Official key of the county: 12 digits, of which the last seven are zero. */
  readonly kreis: string
  /**
   * Names or keys (12 or 8 digits) of the town and its parts. If empty, every warning for the county concerns
   * the town.
   */
  readonly gemeinden: readonly string[]
  /** Address of the federal service; undefined if it is not used. */
  readonly nina: string | undefined
  /** Address of the weather service, with cells of one kind; undefined if it is not used. */
  readonly dwd: { readonly url: string; readonly zellen: readonly string[] } | undefined
  /**
   * True if the operator has configured an address in the own network, such as a mirror in the data centre.
   */
  readonly isOwnNetwork: boolean
}

export const quellenNamen: Readonly<Record<Warnquelle, string>> = {
  nina: 'Warnsystem des Bundes (NINA)',
  dwd: 'Deutscher Wetterdienst',
}

/** Most keys of a warning that are stored. */
export const MOST_KEYS = 500

type Area = { readonly schluessel: readonly string[]; readonly gebiet: string }
/** Whether a place is in the town; undefined if that cannot be decided. */
type IsHere = boolean | undefined

const isKey = (one: string): boolean => /^\d+$/.test(one)

/**
 * Returns the official keys of the town, from the configured keys and from configured names of municipalities
 * in its county.
 */
export function ownKeys({ kreis, gemeinden }: Pick<Warnregion, 'kreis' | 'gemeinden'>): ReadonlySet<string> {
  const county = kreis.slice(0, 5)
  return new Set(
    gemeinden.flatMap(one =>
      isKey(one) ? shortKey(one) : municipalitiesCalled(one).filter(key => key.startsWith(county)),
    ),
  )
}

/**
 * Tests whether none of the configured places is an official municipality (of the county, if given by name);
 * then no warning with a place can match.
 */
export const matchesNothing = (region: Pick<Warnregion, 'kreis' | 'gemeinden'>): boolean =>
  region.gemeinden.length > 0 && ![...ownKeys(region)].some(isMunicipality)

/**
 * Tests whether a warning of the county concerns the town. The service has listed it for the county, so it
 * concerns the town unless all its places are clearly elsewhere. Undecidable cases concern the town.
 */
export function concerns({ schluessel, gebiet }: Area, region: Warnregion): boolean {
  if (region.gemeinden.length === 0) return true
  const county = region.kreis.slice(0, 5)
  const own = ownKeys(region)
  const keys = schluessel.map(key => (isAlsoCountry(key, gebiet) ? undefined : keyIsHere(key, own, region)))
  if (keys.includes(true) || isWide(gebiet, county)) return true
  const named = ownNamesIn(gebiet, own, region)
  // Only a key decides between places of the same name.
  if (keys.length > 0 && keys.length < MOST_KEYS && keys.every(is => is === false))
    return named.some(name => !isNameOf(name, schluessel))
  return named.length > 0 || keys.includes(undefined) || !isAllElsewhere(gebiet, county)
}

/** Tests for the key of the Saarland, which services also use for the whole country; only the words tell. */
const isAlsoCountry = (key: string, gebiet: string): boolean =>
  /^10{11}$/.test(key) && !placesIn(gebiet).some(({ name }) => stateCalled(name)?.key === '10')

function keyIsHere(key: string, own: ReadonlySet<string>, { kreis, gemeinden }: Warnregion): IsHere {
  if (gemeinden.includes(key)) return true
  const county = kreis.slice(0, 5)
  const meant = meantBy(key)
  if (meant.is === 'area') return county.startsWith(meant.start)
  if (!key.startsWith(county)) return false
  if (meant.is === 'union') return unionIsHere(meant.key, own, gemeinden)
  if (own.has(meant.key)) return true
  // A municipality that is newer than the list may contain the town.
  return isMunicipality(meant.key) ? false : undefined
}

/** Only keys of twelve digits say to which union a municipality belongs. */
function unionIsHere(union: string, own: ReadonlySet<string>, gemeinden: readonly string[]): IsHere {
  const told = gemeinden.filter(one => /^\d{12}$/.test(one))
  if (told.some(key => key.startsWith(union))) return true
  const known = new Set(told.map(shortKey))
  return own.size > 0 && [...own].every(key => known.has(key)) ? false : undefined
}

/** Tests whether an area names the town. */
export const namesTown = (gebiet: string, region: Pick<Warnregion, 'kreis' | 'gemeinden'>): boolean =>
  region.gemeinden.length > 0 && ownNamesIn(gebiet, ownKeys(region), region).length > 0

const allNames = (own: ReadonlySet<string>, gemeinden: readonly string[]): readonly string[] =>
  [...gemeinden.filter(one => !isKey(one)), ...[...own].flatMap(namesOfMunicipality)]
    .filter(name => /\p{L}/u.test(name))
    .map(placeName)

/** Returns all names of the town and its parts, as `placeName` writes them. */
export const namesOfTown = (region: Pick<Warnregion, 'kreis' | 'gemeinden'>): readonly string[] => [
  ...new Set(allNames(ownKeys(region), region.gemeinden)),
]

/**
 * Returns the names by which an area names the town. The whole name of another municipality is not that of
 * the town, even if it contains it; of other words, whole words count: `Rebenauer Tal` does not contain
 * `Rebenau`.
 */
function ownNamesIn(
  gebiet: string,
  own: ReadonlySet<string>,
  { kreis, gemeinden }: Pick<Warnregion, 'kreis' | 'gemeinden'>,
): readonly string[] {
  const names = allNames(own, gemeinden)
  const contained = (words: string) => names.filter(name => ` ${words} `.includes(` ${name} `))
  const ofPlaces = placesIn(gebiet).flatMap(place => {
    const bare = placeName(place.bare)
    if (isInAnotherCounty(place, kreis.slice(0, 5))) return []
    if (names.includes(bare)) return [bare]
    const called = municipalitiesCalled(place.bare)
    return called.length > 0 && !called.some(key => own.has(key)) ? [] : contained(placeName(place.name))
  })
  // A name that itself contains a separator.
  const joined = new Set(names.filter(name => SEPARATOR.test(` ${name} `)))
  return [...ofPlaces, ...contained(placeName(gebiet)).filter(name => joined.has(name))]
}

/** Tests whether the words say that a place lies in another county, which has a municipality of this name. */
const isInAnotherCounty = ({ bare, counties }: NamedPlace, county: string): boolean =>
  counties.length > 0 &&
  !counties.includes(county) &&
  municipalitiesCalled(bare).some(key => counties.includes(key.slice(0, 5)))

/** Tests whether a key is that of a municipality with this name, or of an area that contains one. */
const isNameOf = (name: string, schluessel: readonly string[]): boolean =>
  municipalitiesCalled(name).some(key =>
    schluessel
      .map(meantBy)
      .some(meant => (meant.is === 'area' ? key.startsWith(meant.start) : meant.key === key)),
  )

/** Marks by which a list of places says that it is incomplete. */
const GOES_ON = /…|\.\.\.|\b\d*\s*weitere|\bu\. ?a\.|\busw\b|\betc\b/iu

/**
 * Tests whether every name is that of another municipality or state. For rivers, counties and other areas, a
 * name cannot decide this.
 */
function isAllElsewhere(gebiet: string, county: string): boolean {
  if (GOES_ON.test(gebiet)) return false
  const ofCounty = namesOfCounty(county)
  let hasNeighbour = false
  let isSaid = true
  const places = placesIn(gebiet)
  for (const { name, bare, isMeant, counties } of places) {
    if (!isMeant && ofCounty.includes(placeName(bare))) return false
    const state = stateCalled(name)
    if (state?.key === county.slice(0, 2)) return false
    const known = [name, bare, bare.replace(/\s*\(.*$/, '')]
      .flatMap(municipalitiesCalled)
      .filter(key => counties.length === 0 || counties.includes(key.slice(0, 5)))
    if (known.length === 0 && !state) return false
    if (known.some(key => key.startsWith(county))) hasNeighbour = true
    else isSaid &&= isMeant || state !== undefined
  }
  // A single name of a distant municipality may also be the name of a part of the town.
  return places.length > 0 && (hasNeighbour || isSaid)
}
