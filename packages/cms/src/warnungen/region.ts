import type { Warnquelle } from '@rathausplatz/contract'
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
function ownKeys({ kreis, gemeinden }: Pick<Warnregion, 'kreis' | 'gemeinden'>): ReadonlySet<string> {
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
  const own = ownKeys(region)
  const keys = schluessel.map(key => keyIsHere(key, own, region))
  if (keys.includes(true) || namesTown(gebiet, own, region)) return true
  if (keys.length > 0 && keys.length < MOST_KEYS && keys.every(is => is === false)) return false
  return keys.includes(undefined) || !isAllElsewhere(gebiet, region.kreis.slice(0, 5))
}

function keyIsHere(key: string, own: ReadonlySet<string>, { kreis, gemeinden }: Warnregion): IsHere {
  if (gemeinden.includes(key)) return true
  const county = kreis.slice(0, 5)
  if (key.length !== 8) {
    // The number of zeros at the end of `08215`, `082155003` and `082150000000` shows the level of the key.
    const whole = key.padEnd(12, '0')
    if (/0{7}$/.test(whole)) return county.startsWith(reach(whole.slice(0, 5)))
  }
  if (!key.startsWith(county)) return false
  const short = shortKey(key.length === 8 ? key : key.padEnd(12, '0'))
  if (own.has(short)) return true
  // A key that is not in the list may be that of a union of municipalities, or of a newer municipality, and
  // may contain the town.
  return isMunicipality(short) ? false : undefined
}

/**
 * Returns the significant prefix of a key's first five digits: for the country, a state, a district or a
 * county.
 */
const reach = (stem: string): string =>
  stem === '00000'
    ? ''
    : stem.endsWith('000')
      ? stem.slice(0, 2)
      : stem.endsWith('00')
        ? stem.slice(0, 3)
        : stem

/**
 * Tests whether the names of places contain a name of the town as whole words: `Rebenauer Tal` does not
 * contain `Rebenau`.
 */
function namesTown(gebiet: string, own: ReadonlySet<string>, { gemeinden }: Warnregion): boolean {
  const names = [...gemeinden.filter(one => !isKey(one)), ...[...own].flatMap(namesOfMunicipality)]
  const words = ` ${placeName(gebiet)} `
  return names.some(name => /\p{L}/u.test(name) && words.includes(` ${placeName(name)} `))
}

/** Marks by which a list of places says that it is incomplete. */
const GOES_ON = /…|\.\.\.|\b\d*\s*weitere|\bu\. ?a\.|\busw\b|\betc\b/iu
/** Words before a list of municipalities, and before a single municipality. */
const MUNICIPALITIES =
  /^(?:gemeinden?\/st(?:adt|ädte)|st(?:adt|ädte)\/gemeinden?|gemeinden?|städte|stadt)\s*:/iu
const MUNICIPALITY =
  /^(?:große kreisstadt|kreisfreie stadt|(?:universitäts|landeshaupt|kreis|hanse)?stadt|gemeinde|markt(?:gemeinde)?|flecken)\s+/iu
const HEADING = /^[\p{L}/ -]+:\s*/u

/**
 * Tests whether every name is that of another municipality. For rivers, counties and other areas, a name
 * cannot decide this.
 */
function isAllElsewhere(gebiet: string, county: string): boolean {
  if (GOES_ON.test(gebiet)) return false
  const ofCounty = namesOfCounty(county)
  let areMunicipalities = false
  let hasNeighbour = false
  let isSaid = true
  const items = gebiet.split(/[,;\n|•]|\s(?:und|sowie|&)\s/u).flatMap(item => {
    const heading = HEADING.exec(item.trim())?.[0]
    if (heading) areMunicipalities = MUNICIPALITIES.test(heading)
    const name = item.trim().slice(heading?.length ?? 0)
    return name ? [{ name, areMunicipalities }] : []
  })
  for (const { name, areMunicipalities } of items) {
    const bare = name.replace(MUNICIPALITY, '')
    const isMeant = areMunicipalities || bare !== name
    if (!isMeant && ofCounty.includes(placeName(bare))) return false
    const known = [name, bare, bare.replace(/\s*\(.*$/, '')].flatMap(municipalitiesCalled)
    if (known.length === 0) return false
    if (known.some(key => key.startsWith(county))) hasNeighbour = true
    else isSaid &&= isMeant
  }
  // A single name of a distant municipality may also be the name of a part of the town.
  return items.length > 0 && (hasNeighbour || isSaid)
}
