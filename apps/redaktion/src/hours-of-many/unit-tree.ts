import type { CallAnswer, calls } from '@rathausplatz/contract'

/** A public office with the hours that hold for it. */
export type Unit = CallAnswer<typeof calls.redaktionAmtszeiten>['data'][number]

/** An office with the offices below it. */
export type Branch = { readonly unit: Unit; readonly below: readonly Branch[] }

/** Returns the offices as a tree; one whose parent is missing, or in a circle, stands at the top. */
export function treeOf(units: readonly Unit[]): readonly Branch[] {
  const placed = new Set<string>()
  const branchOf = (unit: Unit): Branch => {
    placed.add(unit.kennung)
    const below = units.filter(
      ({ kennung, uebergeordnet }) => uebergeordnet === unit.kennung && !placed.has(kennung),
    )
    return { unit, below: below.map(branchOf) }
  }
  const isKnown = new Set(units.map(({ kennung }) => kennung))
  const tops = units.filter(({ uebergeordnet }) => uebergeordnet === null || !isKnown.has(uebergeordnet))
  const tree = tops.map(branchOf)
  const others = units.flatMap(unit => (placed.has(unit.kennung) ? [] : [branchOf(unit)]))
  return [...tree, ...others]
}

/** Returns an office and all offices below it. */
export const unitsIn = ({ unit, below }: Branch): readonly Unit[] => [unit, ...below.flatMap(unitsIn)]

/** Returns those that stand in the same house: at the same address. */
export const sameHouse = (branch: Branch): readonly Unit[] =>
  unitsIn(branch).filter(({ ort }) => ort === '' || ort === branch.unit.ort)

/** Returns the offices from which all hours of this one come; none if it states some itself. */
export function followedBy({ zeiten }: Unit): readonly string[] {
  if (zeiten.length === 0 || zeiten.some(({ von }) => von === null)) return []
  return [...new Set(zeiten.flatMap(({ von }) => von?.titel ?? []))]
}
