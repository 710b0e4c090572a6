import type { Path } from '../form.ts'
import { groupOf, listOf, textOf } from '../values.ts'

/** An item of a menu with its children, and a key that is not part of the data. */
export type Node = {
  readonly key: string
  /** The item in the data; its children are in `below`. */
  readonly item: unknown
  readonly below: readonly Node[]
}

/** A place in a menu: the parent item, undefined at the top level, and the index. */
export type Spot = { readonly under: string | undefined; readonly at: number }

/** Returns the items of the data as a tree. Keys stay the same while the tree keeps its shape. */
export function nodesOf(items: unknown, before: readonly Node[] = []): readonly Node[] {
  const taken = new Set(keysIn(before))
  let number = 0
  const fresh = () => {
    while (taken.has(String(number))) number++
    taken.add(String(number))
    return String(number)
  }
  const nodes = (items: unknown, before: readonly Node[]): readonly Node[] =>
    listOf(items).map((item, index) => ({
      key: before[index]?.key ?? fresh(),
      item,
      below: nodes(groupOf(item)['menuItems'], before[index]?.below ?? []),
    }))
  return nodes(items, before)
}

/** Converts a tree back to data. */
export const itemsOf = (nodes: readonly Node[]): unknown[] =>
  nodes.map(({ item, below }) => {
    const { menuItems, ...rest } = groupOf(item)
    const isListed = below.length > 0 || menuItems !== undefined
    return { ...rest, ...(isListed ? { menuItems: itemsOf(below) } : {}) }
  })

const keysIn = (nodes: readonly Node[]): string[] =>
  nodes.flatMap(({ key, below }) => [key, ...keysIn(below)])

/** Counts the items, children included. */
export const countIn = (nodes: readonly Node[]): number => keysIn(nodes).length

/** Returns the visible title of an item. */
export const titleOf = ({ item }: Pick<Node, 'item'>): string =>
  textOf(groupOf(item)['title']).trim() || '(ohne Titel)'

export const addressIn = ({ item }: Pick<Node, 'item'>): string => textOf(groupOf(item)['href']).trim()

/** An item with its place. */
export type Standing = {
  readonly node: Node
  /** Path in the data of the menu, from the list of items on. */
  readonly path: Path
  /** 1 is the top level. */
  readonly depth: number
  readonly spot: Spot
  readonly among: readonly Node[]
}

/** Returns all items from top to bottom, visible or not. */
export function standings(nodes: readonly Node[]): readonly Standing[] {
  const all: Standing[] = []
  const add = (among: readonly Node[], under: string | undefined, path: Path, depth: number) => {
    for (const [at, node] of among.entries()) {
      const own = [...path, at]
      all.push({ node, path: own, depth, spot: { under, at }, among })
      add(node.below, node.key, [...own, 'menuItems'], depth + 1)
    }
  }
  add(nodes, undefined, [], 1)
  return all
}

export const standingOf = (nodes: readonly Node[], key: string | undefined): Standing | undefined =>
  standings(nodes).find(({ node }) => node.key === key)

/** Returns the number of levels of an item with its children. */
const heightOf = ({ below }: Node): number => 1 + Math.max(0, ...below.map(heightOf))

export function without(nodes: readonly Node[], key: string): readonly Node[] {
  return nodes.flatMap(node => (node.key === key ? [] : [{ ...node, below: without(node.below, key) }]))
}

/** Inserts an item at a place; at the end of the top level if the parent is gone. */
export function inserted(nodes: readonly Node[], one: Node, { under, at }: Spot): readonly Node[] {
  const into = (list: readonly Node[], index: number) => [...list.slice(0, index), one, ...list.slice(index)]
  if (under === undefined) return into(nodes, at)
  if (!keysIn(nodes).includes(under)) return into(nodes, nodes.length)
  const below = (list: readonly Node[]): readonly Node[] =>
    list.map(node =>
      node.key === under ? { ...node, below: into(node.below, at) } : { ...node, below: below(node.below) },
    )
  return below(nodes)
}

/** Moves an item; the index counts without the item itself. */
export function moved(nodes: readonly Node[], key: string, spot: Spot): readonly Node[] {
  const node = standingOf(nodes, key)?.node
  return node ? inserted(without(nodes, key), node, spot) : nodes
}

/**
 * True if an item with its children can be at a place: not inside itself, and not deeper than the site shows.
 * An item that is too deep already may stay at its depth.
 */
export function isPossible(nodes: readonly Node[], key: string, { under }: Spot, levels: number): boolean {
  const standing = standingOf(nodes, key)
  const above = standingOf(nodes, under)
  if (!standing || (under !== undefined && !above)) return false
  const { node, depth } = standing
  if (under !== undefined && [key, ...keysIn(node.below)].includes(under)) return false
  const wanted = (above?.depth ?? 0) + 1
  return wanted <= depth || wanted - 1 + heightOf(node) <= levels
}

export type Direction = 'up' | 'down' | 'in' | 'out'

/** Returns the place one step in a direction; undefined if there is no such place. */
export function spotTowards(
  nodes: readonly Node[],
  key: string,
  direction: Direction,
  levels: number,
): Spot | undefined {
  const standing = standingOf(nodes, key)
  if (!standing) return undefined
  const spot = towards(nodes, standing, direction)
  return spot && isPossible(nodes, key, spot, levels) ? spot : undefined
}

function towards(nodes: readonly Node[], { spot, among }: Standing, direction: Direction): Spot | undefined {
  const { under, at } = spot
  switch (direction) {
    case 'up':
      return at > 0 ? { under, at: at - 1 } : undefined
    case 'down':
      return at < among.length - 1 ? { under, at: at + 1 } : undefined
    case 'in': {
      const before = among[at - 1]
      return before && { under: before.key, at: before.below.length }
    }
    default: {
      const above = standingOf(nodes, under)
      return above && { under: above.spot.under, at: above.spot.at + 1 }
    }
  }
}

/** Returns the place of an item dropped on another: above it, below it in the same list, or inside. */
export function spotUpon(
  nodes: readonly Node[],
  key: string,
  { onto, part, isOpen }: { onto: string; part: 'upper' | 'middle' | 'lower'; isOpen: boolean },
  levels: number,
): Spot | undefined {
  const rest = without(nodes, key)
  const target = standingOf(rest, onto)
  if (!target) return undefined
  const { node, spot } = target
  const into = { under: onto, at: isOpen ? 0 : node.below.length }
  const beside = { under: spot.under, at: part === 'upper' ? spot.at : spot.at + 1 }
  // Below an unfolded item the next line is its first child.
  const wanted = part === 'middle' || (part === 'lower' && isOpen && node.below.length > 0) ? into : beside
  return [wanted, beside].find(one => isPossible(nodes, key, one, levels))
}

/** Describes a place in words: `unter „Rathaus“, zwischen „Wahlen“ und „Haushalt“`. */
export function spotInWords(nodes: readonly Node[], key: string, { under, at }: Spot): string {
  const rest = without(nodes, key)
  const above = standingOf(rest, under)?.node
  const among = above ? above.below : rest
  const [before, after] = [among[at - 1], among[at]].map(node => node && `„${titleOf(node)}“`)
  const place = above ? `unter „${titleOf(above)}“` : 'auf der obersten Ebene'
  if (before && after) return `${place}, zwischen ${before} und ${after}`
  if (before) return `${place}, nach ${before}`
  return after ? `${place}, vor ${after}` : place
}
