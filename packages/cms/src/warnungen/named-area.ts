import { placeName } from './place-name.ts'
import { countiesCalled, municipalitiesCalled } from './warncells.ts'

/** Reads the words in which a message names its area: lists of places, the country, and the states. */

/** One place of a list. */
export type NamedPlace = {
  /** As written, without a heading before it. */
  readonly name: string
  /** Without the kind of municipality before it. */
  readonly bare: string
  /** True if the words say that it is a municipality. */
  readonly isMeant: boolean
  /** The counties (five digits) in which the words say that it lies; empty if they say nothing. */
  readonly counties: readonly string[]
}

/** Words before a list of municipalities, and before a single municipality. */
const MUNICIPALITIES =
  /^(?:gemeinden?\/st(?:adt|ädte)|st(?:adt|ädte)\/gemeinden?|gemeinden?|städte|stadt)\s*:/iu
const MUNICIPALITY =
  /^(?:große kreisstadt|kreisfreie stadt|(?:universitäts|landeshaupt|kreis|hanse)?stadt|gemeinde|markt(?:gemeinde)?|flecken)\s+/iu
const HEADING = /^[\p{L}/ .-]+:\s*/u
const IN_BRACKETS = /\s*\(([^()]+)\)\s*$/u
export const SEPARATOR = /[,;\n|•]|\s(?:und|sowie|&)\s/u

/** Returns the places of a list. A heading applies to all places up to the next one. */
export function placesIn(gebiet: string): readonly NamedPlace[] {
  let areMunicipalities = false
  let headed: readonly string[] = []
  return gebiet.split(SEPARATOR).flatMap(item => {
    const heading = HEADING.exec(item.trim())?.[0]
    if (heading) {
      areMunicipalities = MUNICIPALITIES.test(heading)
      headed = countiesCalled(heading.replace(/:\s*$/, ''))
    }
    const name = item.trim().slice(heading?.length ?? 0)
    if (!name) return []
    const written = name.replace(MUNICIPALITY, '')
    const [whole = '', inBrackets = ''] = IN_BRACKETS.exec(written) ?? []
    const said = inBrackets ? countiesCalled(inBrackets) : []
    // „Forst (Lausitz)“ is a name, „Forst (Landkreis Karlsruhe)“ a name and its county.
    const isCounty = said.length > 0 && municipalitiesCalled(written).length === 0
    const bare = isCounty ? written.slice(0, written.length - whole.length) : written
    const counties = isCounty ? said : headed
    return [{ name, bare, counties, isMeant: areMunicipalities || written !== name || counties.length > 0 }]
  })
}

/** Names of the states, by the first two digits of all keys in them. */
const STATES: Readonly<Record<string, string>> = {
  '01': 'schleswig holstein',
  '02': 'hamburg',
  '03': 'niedersachsen',
  '04': 'bremen',
  '05': 'nordrhein westfalen',
  '06': 'hessen',
  '07': 'rheinland pfalz',
  '08': 'baden württemberg',
  '09': 'bayern',
  '10': 'saarland',
  '11': 'berlin',
  '12': 'brandenburg',
  '13': 'mecklenburg vorpommern',
  '14': 'sachsen',
  '15': 'sachsen anhalt',
  '16': 'thüringen',
}
const AS_A_WHOLE =
  /^(?:(?:im|in|das|der|die) )?(?:ganz|gesamt(?:e[nrms]?)?|land|bundesland|freistaat|freie (?:und )?hansestadt) /u
const EVERYWHERE =
  /(?:^| )(?:deutschland|germany|bundesgebiet|bundesrepublik|bundesweite?[nrs]?|deutschlandweite?[nrs]?)(?= |$)/u

/** Returns the state of which a place has the name; `isWhole` if the words say that the state is meant. */
export function stateCalled(name: string): { readonly key: string; readonly isWhole: boolean } | undefined {
  let words = placeName(name).replace(/ (?:gesamt|landesweit)$/u, '')
  let isWhole = words !== placeName(name)
  while (AS_A_WHOLE.test(words)) {
    words = words.replace(AS_A_WHOLE, '')
    isWhole = true
  }
  const key = Object.keys(STATES).find(key => STATES[key] === words)
  return key === undefined ? undefined : { key, isWhole }
}

/** Tests whether an area is the whole country, or the whole state of a county, by its words. */
export function isWide(gebiet: string, county: string): boolean {
  if (EVERYWHERE.test(placeName(gebiet))) return true
  const places = placesIn(gebiet)
  const states = places.map(({ name }) => stateCalled(name))
  const isOwn = (state: (typeof states)[number]): boolean => state?.key === county.slice(0, 2)
  // „Bremen“ is a state and a town, „Bruchsal, Baden-Württemberg“ an address.
  const areStates = states.every(Boolean) && !places.some(({ bare }) => municipalitiesCalled(bare).length > 0)
  return states.some(state => isOwn(state) && (areStates || state?.isWhole))
}
