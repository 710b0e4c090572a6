import type { Collections, Parsed } from './collection.ts'

/**
 * Wraps collections so that full addresses of this site are stored as paths: usages are found in any
 * spelling, and links survive a change of the site's name.
 */
export function withOwnAddresses<C extends Collections>(collections: C, publicUrl: string | undefined): C {
  const own = publicUrl === undefined ? undefined : URL.parse(publicUrl)?.host
  if (own === undefined) return collections
  const change = (address: string) => ownPathOf(address, own)
  const kinds = Object.entries(collections).map(([kind, collection]) => {
    const parse = (data: unknown): Parsed<unknown> => {
      const parsed = collection.parse(data)
      if (parsed.issues || !collection.readdressed) return parsed
      const value = collection.readdressed(parsed.value, change)
      // Validated again, because rules about a link depend on its path.
      return JSON.stringify(value) === JSON.stringify(parsed.value) ? parsed : collection.parse(value)
    }
    return [kind, { ...collection, parse }]
  })
  return Object.fromEntries(kinds) as C
}

function ownPathOf(address: string, own: string): string {
  if (!/^https?:\/\//i.test(address)) return address
  // A host with a trailing dot is the same host.
  if (URL.parse(address)?.host.replace(/\.(?=$|:)/, '') !== own) return address
  return `/${address.replace(/^https?:\/\/[^/?#]*\/*/i, '')}`
}
