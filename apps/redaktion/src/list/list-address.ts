/** The state of a list, stored in its address. */
export type Asked = Readonly<Record<string, string | number | undefined>>

/** Order and page are no filters: they hide no rows. */
const NO_FILTERS = new Set(['sortierung', 'seite'])

/**
 * Defines the address of a list by `read`. The keys of the query are the names of the parameters: `say`
 * writes them in the order of the query, without the values that `read` returns for an empty address.
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

/** Returns a text from an address, cut at the greatest length that calls accept. */
export const textIn = (address: URLSearchParams, name: string): string =>
  (address.get(name) ?? '').slice(0, LONGEST)

/** Returns one of the known values from an address; undefined for any other value. */
export const oneIn = <Value extends string>(
  address: URLSearchParams,
  name: string,
  known: readonly Value[],
): Value | undefined => known.find(value => value === address.get(name))

/** Returns a kind of record from an address, known or not; empty if the text cannot be the name of a kind. */
export const kindIn = (address: URLSearchParams): string =>
  /^[a-z]{1,40}$/.exec(address.get('art') ?? '')?.[0] ?? ''
