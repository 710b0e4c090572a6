/** The address of the search has a slash at its end (spec §2); no other page has one. */
const SEARCH = '/suche/'

/**
 * Returns the one address of a page that was requested by another, with the query as it came; undefined if the
 * address is right. Search engines and caches would take the two for two pages.
 */
export function rightAddress(target: string): string | undefined {
  const at = target.indexOf('?')
  const [path, query] = at === -1 ? [target, ''] : [target.slice(0, at), target.slice(at)]
  // A browser takes what follows two slashes, or a backslash, for another server: no page begins like that.
  if (/^\/[/\\]/.test(path)) return undefined
  if (path === '/' || path === SEARCH) return undefined
  if (`${path}/` === SEARCH) return SEARCH + query
  return path.endsWith('/') ? path.slice(0, -1) + query : undefined
}
