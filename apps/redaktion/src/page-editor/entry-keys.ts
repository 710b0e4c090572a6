import type { Entry } from './entries.ts'

/** An entry with its key, which is stable while the page is open. */
export type Keyed = { readonly entry: Entry; readonly key: number }

/**
 * Assigns keys to entries, which have none in the data. Each change creates a new object. The same object
 * keeps its key at any index, and so does an object with the same `context` object, which has only changed
 * its place. Another object at the same index is the same entry, edited. All others are new. So a selection
 * survives moves and undo.
 */
export function keyed(entries: readonly Entry[], before: readonly Keyed[], next: () => number): Keyed[] {
  const taken = new Set<number>()
  const take = (key: number | undefined) => {
    if (key === undefined || taken.has(key)) return undefined
    taken.add(key)
    return key
  }
  const takeBy = (by: (entry: Entry) => unknown) => {
    const known = Map.groupBy(before, ({ entry }) => by(entry))
    return (entry: Entry) => {
      const same = by(entry)
      const free = same === undefined ? undefined : known.get(same)?.find(({ key }) => !taken.has(key))
      return take(free?.key)
    }
  }
  const keys: (number | undefined)[] = entries.map(takeBy(entry => entry))
  const byContent = takeBy(contentOf)
  for (const [index, entry] of entries.entries()) keys[index] ??= byContent(entry)
  return entries.map((entry, index) => ({ entry, key: keys[index] ?? take(before[index]?.key) ?? next() }))
}

const contentOf = (entry: Entry): unknown =>
  typeof entry === 'object' && entry !== null && 'context' in entry && typeof entry.context === 'object'
    ? (entry.context ?? undefined)
    : undefined
