import { isSafeAddress } from '@rathausplatz/contract'

/** Length limit; every address of this site is shorter. */
const LONGEST = 2_000

/**
 * Returns a path of this site, with its characters encoded for a header, for use in redirects. Returns
 * undefined if the path would leave the site.
 */
export function ownPath(path: string): string | undefined {
  if (path.length > LONGEST || !path.startsWith('/') || !isSafeAddress(path)) return undefined
  const { pathname, search, hash } = new URL(path, 'http://site')
  // After `..` is resolved, the path can begin with two slashes, which is another site.
  return isSafeAddress(pathname) ? pathname + search + hash : undefined
}

/** Returns the full address of a path of this site; undefined for anything else. */
export function ownAddress(path: string, publicUrl: string): string | undefined {
  return path.startsWith('/') && isSafeAddress(path) ? new URL(path, publicUrl).href : undefined
}
