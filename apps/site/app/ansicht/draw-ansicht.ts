import { sprachen } from '@rathausplatz/contract'
import type { SiteContext } from '../cms/site-context.ts'
import { modeIn } from '../mode/mode-cookie.ts'
import { type Ansicht, cmsWith, type Shown } from './ansicht.ts'

type Asked = {
  request: Request
  url: URL
  /** The address of the page. */
  pfad: string
  /** The contents of the page; if undefined, the page for missing content is drawn. */
  found: Shown | undefined
  ansicht: Ansicht
}

export const spracheOf = ({ searchParams }: URL) => sprachen.find(one => one === searchParams.get('sprache'))

/** Draws the previewed page at its own address. */
export function drawAnsicht(
  site: SiteContext,
  { request, url, pfad, found, ansicht }: Asked,
): Promise<Response> {
  const address = new URL(url.origin)
  address.pathname = pfad
  const sprache = spracheOf(url)
  if (sprache) address.searchParams.set('sprache', sprache)
  // Passes on only the cookie with the colour mode; the page needs no other cookie.
  const headers = { cookie: modeIn(request.headers.get('cookie')) }
  return site.drawPage(new Request(address, { headers, signal: request.signal }), {
    cms: cmsWith(site.cms, address.pathname, found),
    ansicht,
    onSameForAll: undefined,
    tells: [],
    // A draft may be incomplete, so warnings are not logged.
    log: { ...site.log, warn() {} },
  })
}

/** Whether the answer is an HTML page, not a redirect or another media type. */
export const isPage = ({ status, headers }: Response) =>
  (status < 300 || status >= 400) && (headers.get('content-type')?.startsWith('text/html') ?? false)
