import { calls } from '@rathausplatz/contract'
import type { SiteContext } from '../cms/site-context.ts'
import { onlyHit, searchAddress } from './load-search.ts'

/**
 * Returns the query whose only hit is this page, if its address names one and the search confirms it. Asked
 * again, because anyone can write an address: the page only shows words that really lead here.
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
    // The note is optional.
    return undefined
  }
}
