import { MOST_ITEMS } from './found.ts'

/** Returns those of the given former addresses that an import has taken over already. */
export type Known = (adressen: readonly string[]) => Promise<ReadonlySet<string>>

export const nothingKnown: Known = async () => new Set()

const AT_ONCE = 200

/**
 * Chooses the pieces of one import. Of a source with more than one import can hold, it skips those that were taken
 * over before: people read the same source again until nothing is left.
 */
export async function firstUnknown<T>(
  things: readonly T[],
  addressesOf: (thing: T) => readonly string[],
  known: Known,
): Promise<{ readonly chosen: readonly T[]; readonly told: readonly string[] }> {
  if (things.length <= MOST_ITEMS) return { chosen: things, told: [] }
  const chosen: T[] = []
  let skipped = 0
  let at = 0
  for (; at < things.length && chosen.length < MOST_ITEMS; at += AT_ONCE) {
    const some = things.slice(at, at + AT_ONCE)
    const there = await known(some.flatMap(thing => addressesOf(thing)).filter(Boolean))
    const others = some.filter(thing => !addressesOf(thing).some(address => there.has(address)))
    skipped += some.length - others.length
    chosen.push(...others)
  }
  const rest = things.length - chosen.length - skipped + Math.max(0, chosen.length - MOST_ITEMS)
  const told = [
    `Gefunden: ${things.length} Einträge.`,
    ...(skipped > 0 ? [`Schon übernommen und deshalb nicht in dieser Liste: ${skipped}.`] : []),
    ...(rest > 0
      ? [
          `Noch nicht in dieser Liste: ${rest}. Übernehmen Sie zuerst, was hier steht. Lesen Sie danach dasselbe noch einmal ein: Dann kommen die nächsten.`,
        ]
      : []),
  ]
  return { chosen: chosen.slice(0, MOST_ITEMS), told: [told.join(' ')] }
}
