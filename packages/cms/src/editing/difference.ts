import { isDeepStrictEqual } from 'node:util'
import type { Feldunterschied } from '@rathausplatz/contract'
import { isWithin, type Step, steps, type Work, wordsBetween } from './words.ts'

/** A field that differs, by its dotted path in the newer data, or in the older data if it was removed. */
type Found = Omit<Feldunterschied, 'feldname'>

/** Most fields in one answer. */
export const MOST_FIELDS = 300

/**
 * Most cells of all comparison tables in one answer, some milliseconds of work. Beyond that, a changed text
 * counts as one part, and lists are compared item by item at the same place.
 */
const MOST_CELLS = 2_000_000

/** The differences found so far, and the remaining budget of work. */
type Search = { readonly found: Found[]; readonly work: Work }

/** Returns the fields in which two contents differ. */
export function differenceOf(before: unknown, after: unknown): Found[] {
  const search = { found: [], work: { cells: MOST_CELLS } }
  compare(before, after, '', search)
  return search.found
}

function compare(before: unknown, after: unknown, feld: string, search: Search): void {
  const { found, work } = search
  if (found.length > MOST_FIELDS || isDeepStrictEqual(before, after)) return
  if (before === undefined) found.push({ feld, art: 'neu', nachher: after })
  else if (after === undefined) found.push({ feld, art: 'entfernt', vorher: before })
  else if (typeof before === 'string' && typeof after === 'string')
    found.push({ feld, art: 'geaendert', teile: wordsBetween(before, after, work) })
  else if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, feld, search)
  else if (isObject(before) && isObject(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      compare(before[key], after[key], join(feld, key), search)
  } else found.push({ feld, art: 'geaendert', vorher: before, nachher: after })
}

/** One removed and one added item at the same place count as one changed item. */
function compareLists(before: readonly unknown[], after: readonly unknown[], feld: string, search: Search) {
  const [old, young] = [before.map(textOf), after.map(textOf)]
  const way = isWithin(search.work, old, young) ? steps(old, young) : byPlace(old, young)
  for (let index = 0; index < way.length; ) {
    let end = index
    while (end < way.length && way[end]?.art !== 'gleich') end++
    const run = way.slice(index, end)
    const gone = run.filter(({ art }) => art === 'entfernt')
    const come = run.filter(({ art }) => art === 'neu')
    for (let pair = 0; pair < Math.max(gone.length, come.length); pair++) {
      const from = gone[pair]?.of.before
      const to = come[pair]?.of.after
      const at = join(feld, String(to ?? from))
      const pairOf = [from === undefined ? undefined : before[from], to === undefined ? undefined : after[to]]
      compare(pairOf[0], pairOf[1], at, search)
    }
    index = end + 1
  }
}

const textOf = (value: unknown) => JSON.stringify(value)

function byPlace(before: readonly string[], after: readonly string[]): Step[] {
  const way: Step[] = []
  for (let index = 0; index < Math.max(before.length, after.length); index++) {
    const of = { before: index, after: index }
    if (before[index] === after[index]) way.push({ art: 'gleich', of })
    else {
      if (index < before.length) way.push({ art: 'entfernt', of })
      if (index < after.length) way.push({ art: 'neu', of })
    }
  }
  return way
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const join = (path: string, key: string) => (path ? `${path}.${key}` : key)
