/** What somebody asked for in vain, and the page of this site they came from. */
export type Missed = { readonly path: string; readonly from?: string | undefined }

/** Programs say so themselves, or say nothing. */
const PROGRAM =
  /bot|crawl|spider|slurp|scan|monitor|check|preview|fetch|curl|wget|python|java|perl|ruby|php|go-http|httpclient|okhttp|axios|node|scrapy|archiv|facebookexternalhit|lighthouse/i

const LONGEST = 600

/**
 * What a reader asked for who got the page that says there is nothing: a page to be read, opened by a person. Pictures,
 * data, what browsers fetch beforehand and programs are no readers.
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
