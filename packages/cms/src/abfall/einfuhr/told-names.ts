import { germanDay } from '@rathausplatz/time'

/** How often a name is reported, and for which days. */
export type Named = { times: number; readonly days: string[] }
const MOST_DAYS = 10

export function count(map: Map<string, Named>, name: string, day?: string): void {
  const one = map.get(name) ?? { times: 0, days: [] }
  map.set(name, one)
  one.times++
  if (day !== undefined && one.days.length < MOST_DAYS) one.days.push(day)
}

export const MOST_NAMED = 40

export function named(what: string, names: ReadonlyMap<string, Named>): string[] {
  return names.size === 0 ? [] : [`${what}: ${inWords(names, MOST_NAMED)}`.slice(0, 4_000)]
}

/** Returns the names with their days, the most frequent first. */
export function inWords(names: ReadonlyMap<string, Named>, most: number): string {
  const inOrder = [...names].toSorted(([, one], [, other]) => other.times - one.times)
  const told = inOrder.slice(0, most).map(([name, one]) => `${name || '(leer)'} (${timesOf(one)})`)
  const rest = names.size - told.length
  return `${told.join('; ')}${rest > 0 ? `; und ${rest} weitere` : ''}`
}

/** Returns „12.01.2027“, or „3-mal: 12.01.2027, …“. */
function timesOf({ times, days }: Named): string {
  const dayTexts = days.map(germanDay).join(', ')
  if (dayTexts === '') return `${times}-mal`
  return times === 1 ? dayTexts : `${times}-mal: ${dayTexts}${times > days.length ? ' …' : ''}`
}
