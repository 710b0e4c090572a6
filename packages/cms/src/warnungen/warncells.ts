import { readFileSync } from 'node:fs'
import { distance } from '../search/distance.ts'
import { placeName } from './place-name.ts'

/**
 * Cells of the weather service by number, from which counties and municipalities are derived. The list is of
 * June 2026 (`warnzellen.tsv`) and is loaded on demand, because most towns and commands never need it.
 */
const list = once((): string => readFileSync(new URL('./warnzellen.tsv', import.meta.url), 'utf8'))
const cells = once((): ReadonlyMap<string, string> => {
  const text = list()
  return new Map(
    text.split('\n').flatMap(line => {
      const [id = '', name = ''] = line.split('\t')
      return /^\d{9}$/.test(id) ? [[id, name] as const] : []
    }),
  )
})

const MONTHS = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')

/**
 * Returns the month of the list as its first line says it: `Stand Juni 2026`. Throws if it does not, because
 * a list without a date and a source cannot be checked.
 */
export const monthOfList = once((): { readonly name: string; readonly begin: string } => {
  const [, month = '', year = ''] =
    /Stand (\p{L}+) (\d{4})\. Quelle: \S/u.exec(list().split('\n', 1)[0] ?? '') ?? []
  const number = MONTHS.indexOf(month) + 1
  if (number === 0) throw new Error('warnzellen.tsv has no month and source in its first line')
  return { name: `${month} ${year}`, begin: `${year}-${String(number).padStart(2, '0')}-01` }
})

/** Each January some municipalities join, so a list of another year is missing some. */
const OLD_DAYS = 366

/** Tests whether the list of cells is older than a year. */
export const isListOld = (now: Date): boolean =>
  now.getTime() - Date.parse(monthOfList().begin) > OLD_DAYS * 24 * 3_600_000

/** Independent towns without a cell of their own: the cell of the surrounding county applies. */
const WITHIN_ANOTHER: Readonly<Record<string, readonly [cell: string, name: string]>> = {
  '07312': ['907335999', 'Stadt Kaiserslautern'],
  '08311': ['908315999', 'Stadt Freiburg im Breisgau'],
  '09162': ['909184999', 'Stadt München'],
  '09761': ['909772999', 'Stadt Augsburg'],
}

/** Names of municipalities by their official keys of eight digits. */
const municipalities = once((): ReadonlyMap<string, string> => {
  const all = [...cells()]
  const found = new Map(
    all.flatMap(([id, name]) => (id.startsWith('8') ? [[id.slice(1), name] as const] : [])),
  )
  const divided = new Set([...found.keys()].map(key => key.slice(0, 5)))
  // A county without municipalities is itself an independent town.
  for (const [id, name] of all)
    if (id.startsWith('1') && !divided.has(id.slice(1, 6))) found.set(id.slice(1), name)
  for (const [county, [, name]] of Object.entries(WITHIN_ANOTHER)) found.set(`${county}000`, name)
  return found
})

const counties = once(
  (): ReadonlySet<string> => new Set([...municipalities().keys()].map(key => key.slice(0, 5))),
)

/** Type of a municipality at the beginning of its name. */
const KIND =
  /^(?:stadt|hansestadt|gemeinde|große kreisstadt|mitgliedsgemeinde in verwaltungsgemeinschaft|gemeindefreies gebiet)\s+/i

/** Returns a name and its short forms: `Stadt Forst (Lausitz)` is also called Forst. */
function namesOf(name: string): readonly string[] {
  const whole = name.replace(KIND, '')
  const names = [whole, whole.replace(/\s*[(/,].*$/, ''), whole.replace(/\s(?:am|an der|im|in der)\s.*$/, '')]
  return [...new Set(names.map(placeName))].filter(Boolean)
}

const byName = once((): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>()
  for (const [key, name] of municipalities())
    for (const one of namesOf(name)) found.set(one, [...(found.get(one) ?? []), key])
  return found
})

/**
 * Returns the eight-digit key of a municipality. The twelve-digit key has four more digits after the fifth:
 * those of the Gemeindeverband.
 */
export const shortKey = (key: string): string => (key.length === 12 ? key.slice(0, 5) + key.slice(9) : key)

export const allCounties = (): readonly string[] => [...counties()]
export const isCell = (id: string): boolean => cells().has(id)
export const isCounty = (county: string): boolean => counties().has(county)
export const isMunicipality = (key: string): boolean => municipalities().has(key)

/** Returns the official keys of all municipalities with this name. */
export const municipalitiesCalled = (name: string): readonly string[] =>
  byName().get(placeName(name)) ?? byName().get(placeName(name.replace(KIND, ''))) ?? []

export const namesOfMunicipality = (key: string): readonly string[] =>
  namesOf(municipalities().get(key) ?? '')

/**
 * Returns the cells of a county, given by the first five digits of its key: one cell, or those of all its
 * parts.
 */
export function cellsOfCounty(county: string): readonly string[] {
  if (isCell(`1${county}000`)) return [`1${county}000`]
  const within = WITHIN_ANOTHER[county]
  if (within) return [within[0]]
  const parts = startingWith(`9${county}`)
  // Without parts, it is an independent town that shares the cell of its county.
  return parts.length > 0 ? parts : startingWith(`8${county}000`)
}

/** Returns the cell of a municipality; if it has none, the cells of its county. */
export const cellsOfMunicipality = (key: string): readonly string[] =>
  isCell(`8${key}`) ? [`8${key}`] : cellsOfCounty(key.slice(0, 5))

/** Type of a county at the beginning of its name, also in short. */
const KIND_OF_COUNTY =
  /^(?:(?:land)?kreis(?: und stadt)?|(?:städte)?region|(?:hanse)?stadt|lkr\.?|lk|kr\.)\s+/i

/**
 * Returns the names of a county without type and part: `karlsruhe` for `Kreis und Stadt Karlsruhe`, `plön`
 * for `Kreis Plön - Küste`.
 */
export const namesOfCounty = (county: string): readonly string[] =>
  cellsOfCounty(county).map(id =>
    placeName((cells().get(id) ?? '').replace(/\s+(?:-\s|\().*$/, '').replace(KIND_OF_COUNTY, '')),
  )

const countiesByName = once((): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>()
  for (const county of counties()) {
    // „Rhein-Neckar-Kreis und Stadt Heidelberg“ is also called by its first part alone.
    const names = namesOfCounty(county).flatMap(name => [name, name.replace(/ und stadt .*$/, '')])
    for (const name of new Set(names)) found.set(name, [...(found.get(name) ?? []), county])
  }
  return found
})

/**
 * Returns the counties (five digits) of this name, if it says that it is one: `Landkreis Karlsruhe`,
 * `Rhein-Neckar-Kreis`, but not `Karlsruhe`.
 */
export const countiesCalled = (name: string): readonly string[] =>
  KIND_OF_COUNTY.test(name) || /kreis$/i.test(name)
    ? (countiesByName().get(placeName(name.replace(KIND_OF_COUNTY, ''))) ?? [])
    : []

const startingWith = (start: string): readonly string[] =>
  [...cells().keys()].filter(id => id.startsWith(start))

/** Returns suggestions for an unknown number: cells of the same place, or similar numbers. */
export function cellsLike(id: string): readonly string[] {
  const county = /^[19]/.test(id) ? cellsOfCounty(id.slice(1, 6)) : []
  return county.length > 0 ? county : nearest(id, startingWith(id.slice(0, 1)))
}

export const municipalitiesLike = (key: string): readonly string[] =>
  nearest(key, [...municipalities().keys()])

export const countiesLike = (county: string): readonly string[] => nearest(county, allCounties())

/** Returns number and name, for a message that asks whether they were meant. */
export const cellInWords = (id: string): string => `${id} (${cells().get(id) ?? ''})`
export const municipalityInWords = (key: string): string => `${key} (${municipalities().get(key) ?? ''})`
export const countyInWords = (county: string): string =>
  `${county}0000000 (${cellsOfCounty(county)
    .map(id => cells().get(id) ?? '')
    .join(', ')})`

const MOST_NEAREST = 3
const MOST_ERRORS = 3

/** Returns the candidates with the fewest errors, preferring those with the longest common beginning. */
function nearest(given: string, all: readonly string[]): readonly string[] {
  const near = all.map(one => ({
    one,
    errors: distance(given, one, MOST_ERRORS),
    same: sameStart(given, one),
  }))
  return near
    .filter(({ errors }) => errors <= MOST_ERRORS)
    .toSorted((a, b) => a.errors - b.errors || b.same - a.same || a.one.localeCompare(b.one))
    .slice(0, MOST_NEAREST)
    .map(({ one }) => one)
}

function sameStart(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return at
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
