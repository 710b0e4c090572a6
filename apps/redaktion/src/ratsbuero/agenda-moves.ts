import { insertedAt, moved, withoutAt } from '../fields/list-changes.ts'
import { isGroup } from '../fields/values.ts'

/** The two parts of a meeting, by their wire names. */
export const teile = ['oeffentlich', 'nichtoeffentlich'] as const
export type Teil = (typeof teile)[number]

export type Item = Readonly<Record<string, unknown>>
export type Agenda = Readonly<Record<Teil, readonly Item[]>>

/** The place of an item. */
export type Spot = { readonly teil: Teil; readonly index: number }

export const keyOf = ({ teil, index }: Spot): string => `${teil}-${index}`

export const otherPart = (teil: Teil): Teil => (teil === 'oeffentlich' ? 'nichtoeffentlich' : 'oeffentlich')

export const isUntitled = ({ titel }: Item): boolean => typeof titel !== 'string' || titel.trim() === ''

export const nameOf = (item: Item): string => (isUntitled(item) ? 'Punkt ohne Titel' : String(item['titel']))

/** Returns the items as typed; ignores anything else in the list. */
export const itemsIn = (daten: Readonly<Record<string, unknown>>): readonly Item[] =>
  Array.isArray(daten['tagesordnung']) ? daten['tagesordnung'].filter(isGroup) : []

/** Removes numbers given by hand, because they would not follow the new order. */
const uncounted = (items: readonly Item[]): readonly Item[] => items.map(({ nummer: _, ...item }) => item)

/** Returns the number as the pages of the town show it; '' for an item without one. */
export function numberOf({ teil, index }: Spot, { nummer, ohne_nummer }: Item): string {
  if (typeof nummer === 'string' && nummer !== '') return nummer
  if (ohne_nummer === true) return ''
  return teil === 'oeffentlich' ? `${index + 1}` : `N ${index + 1}`
}

/**
 * Moves an item with its `kennung`, which notes and links use. The `kennung` is left out only if the other
 * part has the same already.
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
