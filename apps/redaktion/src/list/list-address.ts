/** What a list shows, as its address says it. */
export type Asked = Readonly<Record<string, string | number | undefined>>

/** Order and page of a list leave nothing out of it. */
const NO_FILTERS = new Set(['sortierung', 'seite'])

/**
 * The address of a list. `read` is the definition: the names it reads are the names that are written, in the order of
 * its keys, and its answer to an empty address is left out.
 */
export function listAddress<Query extends Asked>(read: (address: URLSearchParams) => Query) {
  const usual = read(new URLSearchParams())
  const chosen = (query: Query) => Object.entries(query).filter(([name, value]) => value !== usual[name])
  return {
    read,
    usual,
    say: (query: Query): string =>
      `?${new URLSearchParams(chosen(query).map(([name, value]) => [name, `${value}`]))}`,
    isNarrowed: (query: Query): boolean =>
      chosen(query).some(([name, value]) => !NO_FILTERS.has(name) && `${value}`.trim() !== ''),
  }
}

const LONGEST = 200

/** Words in an address, cut at the length that calls take. */
export const textIn = (address: URLSearchParams, name: string): string =>
  (address.get(name) ?? '').slice(0, LONGEST)

/** One of several values; undefined if the address names none of them. */
export const oneIn = <Value extends string>(
  address: URLSearchParams,
  name: string,
  known: readonly Value[],
): Value | undefined => known.find(value => value === address.get(name))

/** A kind of record, also one that this program does not know. */
export const kindIn = (address: URLSearchParams): string =>
  /^[a-z]{1,40}$/.exec(address.get('art') ?? '')?.[0] ?? ''
