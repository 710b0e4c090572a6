import type { Collections, Parsed } from './collection.ts'

/**
 * A full address of this site is the path that it leads to: so it is known who links to a page or a file however the
 * address was pasted, and links stay right under another name of the site.
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
      // Where a link leads to is judged by its path.
      return JSON.stringify(value) === JSON.stringify(parsed.value) ? parsed : collection.parse(value)
    }
    return [kind, { ...collection, parse }]
  })
  return Object.fromEntries(kinds) as C
}

function ownPathOf(address: string, own: string): string {
  if (!/^https?:\/\//i.test(address)) return address
  // The dot of the root is no other name.
  if (URL.parse(address)?.host.replace(/\.(?=$|:)/, '') !== own) return address
  return `/${address.replace(/^https?:\/\/[^/?#]*\/*/i, '')}`
}
