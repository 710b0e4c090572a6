/** The tours of each place, for one kind of waste. */
type ToursOfPlaces = ReadonlyMap<string, readonly string[]>

/** Places with the same dates in the file and the same tours so far: they change together. */
export type Part = { readonly orte: readonly string[]; readonly touren: readonly string[] }

/**
 * Groups the places of a file by their present tours, the largest group first. Streets with the same new
 * dates may have had different dates before, and keep those: each tour is continued on its own.
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
