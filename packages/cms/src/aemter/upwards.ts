/** The place of a unit in the tree. */
export type Placed = { readonly slug: string; readonly uebergeordnet?: string | undefined }

/** Returns a unit and the units above it, the innermost first; stops at a cycle. */
export function upwards<Unit extends Placed>(units: readonly Unit[], first: Unit | undefined): Set<Unit> {
  const seen = new Set<Unit>()
  for (let unit = first; unit && !seen.has(unit); ) {
    seen.add(unit)
    const above = unit.uebergeordnet
    unit = above === undefined ? undefined : units.find(({ slug }) => slug === above)
  }
  return seen
}
