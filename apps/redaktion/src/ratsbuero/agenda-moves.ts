import { insertedAt, moved, withoutAt } from '../fields/list-changes.ts'
import { isGroup } from '../fields/values.ts'

/** The two parts of a meeting, as its documents call them. */
export const teile = ['oeffentlich', 'nichtoeffentlich'] as const
export type Teil = (typeof teile)[number]

export type Item = Readonly<Record<string, unknown>>
export type Agenda = Readonly<Record<Teil, readonly Item[]>>

/** Where an item stands, or shall stand. */
export type Spot = { readonly teil: Teil; readonly index: number }

export const otherPart = (teil: Teil): Teil => (teil === 'oeffentlich' ? 'nichtoeffentlich' : 'oeffentlich')

/** Items as typed: whatever else stands there is none. */
export const itemsIn = (daten: Readonly<Record<string, unknown>>): readonly Item[] =>
  Array.isArray(daten['tagesordnung']) ? daten['tagesordnung'].filter(isGroup) : []

/** Numbers follow the order: one that was given by hand would stay behind. */
const uncounted = (items: readonly Item[]): readonly Item[] => items.map(({ nummer: _, ...item }) => item)

/** As the town's pages count it. */
export const numberOf = ({ teil, index }: Spot, { nummer }: Item): string =>
  typeof nummer === 'string' && nummer !== ''
    ? nummer
    : teil === 'oeffentlich'
      ? `${index + 1}`
      : `N ${index + 1}`

/**
 * The agenda with an item somewhere else. It keeps its name (`kennung`), by which notes and links find it; only where the
 * other part has one of that name it is given a new one.
 */
export function withMoved(agenda: Agenda, from: Spot, to: Spot): Agenda {
  const item = agenda[from.teil][from.index]
  if (!item) return agenda
  if (from.teil === to.teil)
    return { ...agenda, [from.teil]: uncounted(moved(agenda[from.teil], from.index, to.index)) }
  const there = agenda[to.teil]
  const { kennung, ...rest } = item
  const isTaken = there.some(other => other['kennung'] === kennung)
  return {
    ...agenda,
    [from.teil]: uncounted(withoutAt(agenda[from.teil], from.index)),
    [to.teil]: uncounted(insertedAt(there, to.index, isTaken ? rest : item)),
  }
}
