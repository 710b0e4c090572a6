/**
 * An address that a reader requested and that does not exist, and the page of this site that linked to it.
 */
export type Missed = { readonly path: string; readonly from?: string | undefined }

/** User agents of programs; an empty one counts as a program too. */
const PROGRAM =
  /bot|crawl|spider|slurp|scan|monitor|check|preview|fetch|curl|wget|python|java|perl|ruby|php|go-http|httpclient|okhttp|axios|node|scrapy|archiv|facebookexternalhit|lighthouse/i

const LONGEST = 600

/**
 * Returns the page that a reader asked for and that does not exist. Pictures, data, prefetches and programs
 * do not count as readers.
 */
export function missedPage(request: Request, response: Response, publicUrl: string): Missed | undefined {
  if (response.status !== 404 || request.method !== 'GET') return undefined
  if (!response.headers.get('content-type')?.startsWith('text/html')) return undefined
  const said = (name: string) => request.headers.get(name) ?? ''
  if (!said('accept').includes('text/html')) return undefined
  if (said('sec-fetch-dest') !== '' && said('sec-fetch-dest') !== 'document') return undefined
  if (/prefetch|prerender/.test(said('sec-purpose') + said('purpose'))) return undefined
  const program = said('user-agent')
  if (program === '' || PROGRAM.test(program)) return undefined
  const asked = URL.parse(request.url)
  if (!asked || asked.pathname.length > LONGEST) return undefined
  const before = URL.parse(said('referer'))
  const isOurs = before !== null && before.host === URL.parse(publicUrl)?.host
  return {
    path: asked.pathname,
    from: isOurs && before.pathname.length <= LONGEST ? before.pathname : undefined,
  }
}
