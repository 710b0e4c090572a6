/** Articles visible at first, and added with each step (spec §4, §9). */
export const INITIAL_VISIBLE = 6
export const VISIBLE_STEP = 3

const KEY = 'artikel'

/**
 * Returns the query parameter that holds the visible count, so that the button works without scripts and the
 * back button restores the count. Tickers of different groups on one page have separate parameters:
 * `artikel`, `artikel-3`.
 */
export function visibleKey(group?: number): string {
  return group === undefined ? KEY : `${KEY}-${group}`
}

/** Returns the address without the counts, which the server does not need. */
export function withoutCounts(address: URL): string {
  const bare = new URL(address)
  for (const name of address.searchParams.keys()) {
    if (name === KEY || name.startsWith(`${KEY}-`)) bare.searchParams.delete(name)
  }
  bare.hash = ''
  return bare.href
}

/** Returns the visible count of an address: 6, 9, 12, ... Other values are read as 6. */
export function visibleCount(query: URLSearchParams, key: string): number {
  const asked = Number(query.get(key))
  const isStep =
    Number.isInteger(asked) && asked > INITIAL_VISIBLE && (asked - INITIAL_VISIBLE) % VISIBLE_STEP === 0
  return isStep && asked <= 999 ? asked : INITIAL_VISIBLE
}

/**
 * Whether the button is shown: while the list is at least as long as the visible count (spec §2, module 8).
 */
export function canLoadMore(listLength: number, visible: number): boolean {
  return listLength >= visible
}

/** Returns the id of an article in the list, as the fragment of a link. */
export function placeOf(key: string, index: number): string {
  return `${key}-platz-${index + 1}`
}

/**
 * Returns the address that shows one step more. Its fragment leads browsers without scripts to the first
 * added article after the reload.
 */
export function withOneStepMore(
  query: URLSearchParams,
  key: string,
  visible: number,
  listLength: number,
): string {
  const next = new URLSearchParams(query)
  next.set(key, String(visible + VISIBLE_STEP))
  return `?${next}#${placeOf(key, Math.min(visible, listLength - 1))}`
}
