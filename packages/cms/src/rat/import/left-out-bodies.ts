import { readObject } from './read-object.ts'
import type { Found } from './walk-oparl.ts'

const MOST_NAMED = 5

/**
 * Counts objects of bodies that are not imported, such as a special-purpose association: nothing is to be
 * corrected in the source.
 */
export function leftOutBodies(
  { organizations }: Found,
  { say, one, many }: { say: (sentence: string) => void; one: string; many: string },
) {
  const counts = new Map<string, number>()
  const nameOf = (id: string): string => readObject(organizations.get(id) ?? {}).told('name') || id
  return {
    /**
     * Whether the source names these bodies, and an object of them is left out if none is imported. A body that
     * could not be read may be one of ours: its objects are told with what they lack.
     */
    areKnown: (bodies: readonly string[]): boolean =>
      bodies.length > 0 && bodies.every(id => organizations.has(id)),

    /** Notes an object by the ids of its bodies. */
    note(bodies: readonly string[]): void {
      const name = bodies.map(nameOf).join(' und ')
      counts.set(name, (counts.get(name) ?? 0) + 1)
    },

    /** Call it after the last object. */
    tell(): void {
      const all = [...counts].toSorted(([, a], [, b]) => b - a)
      const more = all.slice(MOST_NAMED).reduce((sum, [, count]) => sum + count, 0)
      const words = (count: number) => (count === 1 ? `1 ${one}` : `${count.toLocaleString('de-DE')} ${many}`)
      for (const [name, count] of all.slice(0, MOST_NAMED))
        say(
          `${words(count)} ${count === 1 ? 'gehört' : 'gehören'} zu „${name.slice(0, 200)}“, das hier nicht geführt wird, und ${count === 1 ? 'kommt' : 'kommen'} nicht.`,
        )
      if (more > 0)
        say(
          `${words(more)} weiterer Gremien, die hier nicht geführt werden, ${more === 1 ? 'kommt' : 'kommen'} nicht.`,
        )
    },
  }
}
