/** The state of a list, stored in its address. */
export type Asked = Readonly<Record<string, string | number | undefined>>

/** Order and page hide no rows. */
const NO_FILTERS = new Set(['sortierung', 'seite'])

/**
 * The address of a list, defined by `read`. Keys of the query have to be the names of parameters: `say` writes them in
 * their order and leaves out the values that `read` returns for an empty address.
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

/** A text in an address, cut at the longest that calls accept. */
export const textIn = (address: URLSearchParams, name: string): string =>
  (address.get(name) ?? '').slice(0, LONGEST)

/** One of the known values; undefined for any other. */
export const oneIn = <Value extends string>(
  address: URLSearchParams,
  name: string,
  known: readonly Value[],
): Value | undefined => known.find(value => value === address.get(name))

/** A kind of record, known or not; empty if it is none. */
export const kindIn = (address: URLSearchParams): string =>
  /^[a-z]{1,40}$/.exec(address.get('art') ?? '')?.[0] ?? ''
