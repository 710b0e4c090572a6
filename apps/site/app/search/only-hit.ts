import { calls } from '@rathausplatz/contract'
import type { SiteContext } from '../cms/site-context.ts'
import { onlyHit, searchAddress } from './load-search.ts'

/**
 * The question whose only hit this page is, if its address says so and the search agrees. Asked again, because anyone
 * can write an address: no other words than those that really lead here ever stand on the page.
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
    // The note is a courtesy; the page lives without it.
    return undefined
  }
}
