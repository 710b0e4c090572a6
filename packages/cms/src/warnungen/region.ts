import type { Warnquelle } from '@rathausplatz/contract'
import { placeName } from './place-name.ts'
import {
  isMunicipality,
  municipalitiesCalled,
  namesOfCounty,
  namesOfMunicipality,
  shortKey,
} from './warncells.ts'

/** What the operator has said of warnings: for whom, and which services are asked where. */
export type Warnregion = {
  /** Official key of the county, 12 digits of which the last seven are zero. */
  readonly kreis: string
  /** Names or keys (12 or 8 digits) of the town and its parts; none: everything of the county concerns it. */
  readonly gemeinden: readonly string[]
  /** Where the federal service answers; undefined: it is not asked. */
  readonly nina: string | undefined
  /** Where the weather service answers, and for which of its cells, all of one kind. */
  readonly dwd: { readonly url: string; readonly zellen: readonly string[] } | undefined
  /** An address in our own network was named by the operator, such as a copy in the data centre. */
  readonly isOwnNetwork: boolean
}

export const quellenNamen: Readonly<Record<Warnquelle, string>> = {
  nina: 'Warnsystem des Bundes (NINA)',
  dwd: 'Deutscher Wetterdienst',
}

/** Keys that a warning names, and how many of them are kept. */
export const MOST_KEYS = 500

type Area = { readonly schluessel: readonly string[]; readonly gebiet: string }
/** Whether something is about the town; undefined where it cannot be told. */
type IsHere = boolean | undefined

const isKey = (one: string): boolean => /^\d+$/.test(one)

/** The town as the official list knows it: by the keys that were given, and by the names that its county has. */
function ownKeys({ kreis, gemeinden }: Pick<Warnregion, 'kreis' | 'gemeinden'>): ReadonlySet<string> {
  const county = kreis.slice(0, 5)
  return new Set(
    gemeinden.flatMap(one =>
      isKey(one) ? shortKey(one) : municipalitiesCalled(one).filter(key => key.startsWith(county)),
    ),
  )
}

/** None of the places that were named is one of the county: what names a place may be the town's, and nobody can tell. */
export const matchesNothing = (region: Pick<Warnregion, 'kreis' | 'gemeinden'>): boolean =>
  region.gemeinden.length > 0 && ![...ownKeys(region)].some(isMunicipality)

/**
 * Whether a warning of the county concerns the town. Its service has put it on the county's list, so it does unless all
 * that it names is clearly elsewhere; what cannot be told concerns the town rather than not.
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
    // `08215`, `082155003` and `082150000000` say how far they reach by the zeros that follow.
    const whole = key.padEnd(12, '0')
    if (/0{7}$/.test(whole)) return county.startsWith(reach(whole.slice(0, 5)))
  }
  if (!key.startsWith(county)) return false
  const short = shortKey(key.length === 8 ? key : key.padEnd(12, '0'))
  if (own.has(short)) return true
  // A union of municipalities, or one that is newer than the list: perhaps the town is in it.
  return isMunicipality(short) ? false : undefined
}

/** The country, a state, a district of it, or one county, by the first five digits of their keys. */
const reach = (stem: string): string =>
  stem === '00000'
    ? ''
    : stem.endsWith('000')
      ? stem.slice(0, 2)
      : stem.endsWith('00')
        ? stem.slice(0, 3)
        : stem

/** As words of their own: `Rebenau` is not in `Rebenauer Tal`. */
function namesTown(gebiet: string, own: ReadonlySet<string>, { gemeinden }: Warnregion): boolean {
  const names = [...gemeinden.filter(one => !isKey(one)), ...[...own].flatMap(namesOfMunicipality)]
  const words = ` ${placeName(gebiet)} `
  return names.some(name => /\p{L}/u.test(name) && words.includes(` ${placeName(name)} `))
}

/** A list that does not name all that it is about. */
const GOES_ON = /…|\.\.\.|\b\d*\s*weitere|\bu\. ?a\.|\busw\b|\betc\b/iu
/** What stands before a list of municipalities, and before one. */
const MUNICIPALITIES =
  /^(?:gemeinden?\/st(?:adt|ädte)|st(?:adt|ädte)\/gemeinden?|gemeinden?|städte|stadt)\s*:/iu
const MUNICIPALITY =
  /^(?:große kreisstadt|kreisfreie stadt|(?:universitäts|landeshaupt|kreis|hanse)?stadt|gemeinde|markt(?:gemeinde)?|flecken)\s+/iu
const HEADING = /^[\p{L}/ -]+:\s*/u

/** Every name is that of another municipality. What is no municipality, such as a river or a county, is not told by its name. */
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
  // The name of a municipality far away alone may be that of a part of the town.
  return items.length > 0 && (hasNeighbour || isSaid)
}
