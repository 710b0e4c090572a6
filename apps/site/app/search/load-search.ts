import { calls, isCmsError, type Suchergebnis } from '@rathausplatz/contract'
import { pageIn } from '@rathausplatz/templates/visitor-query'
import { data, redirect } from 'react-router'
import { ownPath } from '../answers/own-address.ts'
import type { SiteContext } from '../cms/site-context.ts'
import { requirePage } from '../room/page-number.ts'
import { type Stand, standOf } from '../stand/stand.ts'

/** Longest query that is passed on to the CMS, in characters. */
const LONGEST_QUESTION = 200
const HITS_PER_PAGE = 10

/** Parameters of the search page. */
export type SearchAddress = {
  q: string
  art: string | undefined
  bereich: string | undefined
  seite: number
  /** True if the list is shown even if it has only one hit, for the way back from that hit. */
  alle: boolean
}

export type LoadedSearch = SearchAddress & {
  /** Undefined if the query is empty or the search failed. */
  ergebnis: Suchergebnis | undefined
  erreichbar: boolean
  /** Age of the result, if it is not fresh. */
  stand?: Stand | undefined
}

/**
 * Loads the search page. A query with a single hit redirects to that hit (spec §2) if its address is on this
 * site, but not if filters have reduced the hits to one. A search that fails gives status 503.
 */
export async function loadSearch(site: SiteContext, query: URLSearchParams) {
  const asked = searchAddress(query)
  const { q, art, bereich, seite, alle } = asked
  if (!q) return { ...asked, ergebnis: undefined, erreichbar: true }
  const ergebnis = await site.cms
    .call(calls.suche, { query: { q, art, bereich, seite, pro_seite: HITS_PER_PAGE } })
    .catch((error: unknown) => {
      if (!isCmsError(error))
        site.log.error({ err: error, requestId: site.requestId }, 'Suche nicht erreichbar')
    })
  if (!ergebnis) {
    const unreached: LoadedSearch = { ...asked, ergebnis: undefined, erreichbar: false }
    return data(unreached, { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '60' } })
  }
  const only = alle || art || bereich || seite > 1 ? undefined : onlyHit(ergebnis)
  if (only !== undefined) throw redirect(withNote(only, q))
  requirePage({ page: seite, pages: ergebnis.pagination.pages, entries: ergebnis.data.length })
  return { ...asked, ergebnis, erreichbar: true, stand: standOf(site) }
}

/** Reads the parameters of an address; invalid values are ignored, because anyone can write an address. */
export function searchAddress(query: URLSearchParams): SearchAddress {
  const word = (name: string) => {
    const value = query.get(name)
    return value && /^[a-z0-9-]{1,60}$/.test(value) ? value : undefined
  }
  return {
    q: (query.get('q') ?? '').trim().slice(0, LONGEST_QUESTION),
    art: word('art'),
    bereich: word('bereich'),
    seite: pageIn(query),
    alle: query.get('alle') === '1',
  }
}

/**
 * Returns the path of the only hit, if it is on this site. Undefined if there are other hits or editors
 * recommend another page.
 */
export function onlyHit({ data, gesamt, empfehlungen }: Suchergebnis): string | undefined {
  const [hit] = data
  const found = new Set([...empfehlungen.map(({ url }) => url), ...(hit ? [hit.url] : [])])
  if (!hit || gesamt !== 1 || found.size !== 1) return undefined
  return ownPath(hit.url)
}

/**
 * Adds the query to the address of a hit, for the note on the page of the hit. Files have no page for a note.
 */
function withNote(url: string, q: string): string {
  if (url.startsWith('/medien/')) return url
  const [path = '', hash] = url.split('#', 2)
  const mark = path.includes('?') ? '&' : '?'
  return `${path}${mark}suche=${encodeURIComponent(q)}${hash === undefined ? '' : `#${hash}`}`
}

/** Returns the address of the search page for a query, with changed parameters. */
export function searchHref(
  { q, art, bereich, seite, alle }: SearchAddress,
  change: Partial<SearchAddress> = {},
): string {
  const asked = { q, art, bereich, seite, alle, ...change }
  const query = new URLSearchParams({ q: asked.q })
  if (asked.art) query.set('art', asked.art)
  if (asked.bereich) query.set('bereich', asked.bereich)
  if (asked.seite > 1) query.set('seite', String(asked.seite))
  if (asked.alle) query.set('alle', '1')
  return `/suche/?${query}`
}
