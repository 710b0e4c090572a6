import { sections } from '@rathausplatz/contract'

/** The section of the whole town. */
export const EVERYWHERE = '/'

export type PlaceChoice = { readonly path: string; readonly label: string }

/** The known sections of the town, each with its name. */
const HOUSES: readonly PlaceChoice[] = Object.values(sections)
  .filter(({ path }) => path !== EVERYWHERE)
  .map(({ path, label }) => ({ path, label }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'de'))

/** Returns the known sections, and further ones of an account by their path. */
export const placeChoices = (chosen: readonly string[]): readonly PlaceChoice[] => [
  ...HOUSES,
  ...chosen
    .filter(path => path !== EVERYWHERE && HOUSES.every(house => house.path !== path))
    .map(path => ({ path, label: path })),
]

/** Returns sections in words: `überall`, `Jahnschule und Schillerschule`. */
export function placesIn(paths: readonly string[]): string {
  if (paths.includes(EVERYWHERE)) return 'überall'
  if (paths.length === 0) return 'nirgends'
  const names = paths.map(path => HOUSES.find(house => house.path === path)?.label ?? path)
  return list.format(names)
}

const list = new Intl.ListFormat('de-DE')

/**
 * Normalises a typed path: `schillerschule/mensa/` becomes `/schillerschule/mensa`; undefined if it is
 * invalid.
 */
export function pathTyped(typed: string): string | undefined {
  const path = `/${typed.trim().toLowerCase().split('/').filter(Boolean).join('/')}`
  return /^\/[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(path) ? path : undefined
}
