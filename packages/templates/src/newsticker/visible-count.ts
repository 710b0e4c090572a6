/** How many articles show at first, and how many more with each step (spec §4, §9). */
export const INITIAL_VISIBLE = 6
export const VISIBLE_STEP = 3

const KEY = 'artikel'

/**
 * Name of the query value that keeps the count, so that the button works without scripts and "back" comes back here.
 * Tickers of different groups on one page have names of their own: `artikel`, `artikel-3`.
 */
export function visibleKey(group?: number): string {
  return group === undefined ? KEY : `${KEY}-${group}`
}

/** The same address without the counts: what the server knows of the page. */
export function withoutCounts(address: URL): string {
  const bare = new URL(address)
  for (const name of address.searchParams.keys()) {
    if (name === KEY || name.startsWith(`${KEY}-`)) bare.searchParams.delete(name)
  }
  bare.hash = ''
  return bare.href
}

/** Visible count from the address: 6, 9, 12, ... Anything else counts as 6. */
export function visibleCount(query: URLSearchParams, key: string): number {
  const asked = Number(query.get(key))
  const isStep =
    Number.isInteger(asked) && asked > INITIAL_VISIBLE && (asked - INITIAL_VISIBLE) % VISIBLE_STEP === 0
  return isStep && asked <= 999 ? asked : INITIAL_VISIBLE
}

/** The button shows while the list is at least as long as the visible count (spec §2, module 8). */
export function canLoadMore(listLength: number, visible: number): boolean {
  return listLength >= visible
}

/** Where an article of the list stands: what an address can lead to. */
export function placeOf(key: string, index: number): string {
  return `${key}-platz-${index + 1}`
}

/**
 * Address of the same page with one step more. Without scripts the browser loads all anew, and the address leads it back
 * to the first article that came.
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
