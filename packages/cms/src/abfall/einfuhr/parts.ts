/** Which tours of a kind each place has. */
type ToursOfPlaces = ReadonlyMap<string, readonly string[]>

/** Places of which a file says the same, and that have been served together so far: what becomes of one becomes of all. */
export type Part = { readonly orte: readonly string[]; readonly touren: readonly string[] }

/**
 * Streets that a file gives the same dates may have had others until then, and keep those. So each tour that they come from
 * goes on for itself; the largest first.
 */
export function partsOf(orte: readonly string[], toursOf: ToursOfPlaces): Part[] {
  const parts = new Map<string, { orte: string[]; touren: readonly string[] }>()
  for (const ort of orte) {
    const touren = (toursOf.get(ort) ?? []).toSorted()
    const key = touren.join(' ')
    const part = parts.get(key)
    if (part) part.orte.push(ort)
    else parts.set(key, { orte: [ort], touren })
  }
  return [...parts.values()].toSorted((a, b) => b.orte.length - a.orte.length)
}
