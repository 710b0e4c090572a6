import { calls } from '@rathausplatz/contract'
import type { SiteContext } from '../cms/site-context.ts'
import { onlyHit, searchAddress } from './load-search.ts'

/**
 * Returns the query of which this page is the only hit, if the address contains a query and the search
 * confirms it. The search runs again, because anyone can write an address: the page shows only words that
 * really lead to it.
 */
export async function questionThatLedHere(
  { cms }: SiteContext,
  path: string,
  query: URLSearchParams,
): Promise<string | undefined> {
  const { q } = searchAddress(new URLSearchParams({ q: query.get('suche') ?? '' }))
  if (!q) return undefined
  try {
    const found = onlyHit(await cms.call(calls.suche, { query: { q, pro_seite: 1 } }))
    return found?.split(/[?#]/, 1)[0] === path ? q : undefined
  } catch {
    // The note is optional, so it is left out if the search fails.
    return undefined
  }
}
