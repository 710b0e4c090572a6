/**
 * The ids of OParl objects are addresses. If a server moves, they begin differently: with another scheme, host,
 * port or path, or with a slash at the end. A naming returns the name that an object had before.
 */
export type Naming = {
  readonly named: (foreign: string) => string
  /**
   * Whether the names cannot mean another object: they are addresses that stayed the same, or differ in scheme
   * and `www.` only. Another host, port or path may be another council with the same numbers.
   */
  readonly isCertain: boolean
}

/** Nothing moved. */
export const asBefore: Naming = { named: foreign => foreign, isCertain: true }

/**
 * Returns the namings that may hold between ids of today and the addresses of a server before, the likeliest
 * first. Without any, the server is taken to have stood on the same host.
 */
export function namings(ids: readonly string[], before: readonly string[]): readonly Naming[] {
  const starts = sharedStarts(ids)
  const earlier = startsOf((before.length > 0 ? before : starts).flatMap(spellings))
  const moved = starts.flatMap(from => earlier.map(to => moving(from, to)))
  const all = [asBefore, ...moved.toSorted((a, b) => Number(b.isCertain) - Number(a.isCertain))]
  const withEnds = ENDS.flatMap(end =>
    all.map(({ named, isCertain }) => ({ named: (id: string) => end(named(id)), isCertain })),
  )
  return [...all, ...withEnds]
}

const isAddress = (id: string): boolean => /^https?:\/\//i.test(id) && URL.canParse(id)

/** Returns the origins of addresses, and their paths up to each slash. */
function startsOf(addresses: readonly string[]): string[] {
  const starts = addresses.filter(isAddress).flatMap(address => {
    const { origin, pathname } = new URL(address)
    const parts = pathname.split('/').filter(Boolean)
    return Array.from({ length: Math.min(parts.length, MOST_PARTS) + 1 }, (_, count) =>
      [origin, ...parts.slice(0, count)].join('/'),
    )
  })
  return [...new Set(starts)]
}
const MOST_PARTS = 6

/** Returns the starts that at least half of the ids have: what is before the kind of an object. */
function sharedStarts(ids: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const start of ids.flatMap(id => startsOf([id]))) counts.set(start, (counts.get(start) ?? 0) + 1)
  return [...counts].flatMap(([start, count]) => (count * 2 >= ids.length ? [start] : []))
}

/** Returns an address with both schemes, with and without `www.` and port. */
function spellings(address: string): string[] {
  if (!isAddress(address)) return []
  const { hostname, host, pathname } = new URL(address)
  const bare = (name: string) => name.replace(/^www\./, '')
  const hosts = new Set([
    host,
    bare(host),
    `www.${bare(host)}`,
    hostname,
    bare(hostname),
    `www.${bare(hostname)}`,
  ])
  return ['http', 'https'].flatMap(scheme => [...hosts].map(one => `${scheme}://${one}${pathname}`))
}

function moving(from: string, to: string): Naming {
  return {
    named(foreign) {
      const id = isAddress(foreign) ? new URL(foreign).href : foreign
      return id === from || (/^[/?#]/.test(id.slice(from.length)) && id.startsWith(from))
        ? to + id.slice(from.length)
        : foreign
    },
    isCertain: plain(from) === plain(to),
  }
}

const plain = (start: string): string => start.replace(/^https?:\/\/(?:www\.)?/, '')

/** Ids with and without a slash at the end. */
const ENDS: readonly ((id: string) => string)[] = [
  id => id.replace(/\/$/, ''),
  id => (id.endsWith('/') ? id : `${id}/`),
]
