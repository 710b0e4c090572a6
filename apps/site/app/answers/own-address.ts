import { isSafeAddress } from '@rathausplatz/contract'

/** Longer than any address of this site. */
const LONGEST = 2_000

/**
 * A path of this site, written as it stands on the wire: what would leave the site is none, and a letter that no header
 * may hold is encoded. For every redirect.
 */
export function ownPath(path: string): string | undefined {
  if (path.length > LONGEST || !path.startsWith('/') || !isSafeAddress(path)) return undefined
  const { pathname, search, hash } = new URL(path, 'http://site')
  // Climbing folders can end with two slashes, which is another site.
  return isSafeAddress(pathname) ? pathname + search + hash : undefined
}

/** A path of this site as a full address; undefined for what is not a path of this site. */
export function ownAddress(path: string, publicUrl: string): string | undefined {
  return path.startsWith('/') && isSafeAddress(path) ? new URL(path, publicUrl).href : undefined
}
