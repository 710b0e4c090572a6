import { sprachen } from '@rathausplatz/contract'
import type { SiteContext } from '../cms/site-context.ts'
import { modeIn } from '../mode/mode-cookie.ts'
import { type Ansicht, cmsWith, type Shown } from './ansicht.ts'

type Asked = {
  request: Request
  url: URL
  /** Where the page stands. */
  pfad: string
  /** What stands there; the page of what is missing if nothing. */
  found: Shown | undefined
  ansicht: Ansicht
}

export const spracheOf = ({ searchParams }: URL) => sprachen.find(one => one === searchParams.get('sprache'))

/** The page at its own address, by this very site. */
export function drawAnsicht(
  site: SiteContext,
  { request, url, pfad, found, ansicht }: Asked,
): Promise<Response> {
  const address = new URL(url.origin)
  address.pathname = pfad
  const sprache = spracheOf(url)
  if (sprache) address.searchParams.set('sprache', sprache)
  // Light or dark as who looks has chosen it; nothing else of them is any business of this page.
  const headers = { cookie: modeIn(request.headers.get('cookie')) }
  return site.drawPage(new Request(address, { headers, signal: request.signal }), {
    cms: cmsWith(site.cms, address.pathname, found),
    ansicht,
    onSameForAll: undefined,
    tells: [],
    // What is half written need not be whole.
    log: { ...site.log, warn() {} },
  })
}

/** Anything else stands at no address of a page. */
export const isPage = ({ status, headers }: Response) =>
  (status < 300 || status >= 400) && (headers.get('content-type')?.startsWith('text/html') ?? false)
