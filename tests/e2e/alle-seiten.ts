import type { APIRequestContext } from '@playwright/test'

/** One address of the site with its answer: a page, a file or a redirect. */
export type Answered = {
  path: string
  status: number
  type: string
  html: string
  /** Addresses of this site that the page links to, with query, without fragment. */
  links: string[]
  /** The page that linked to it first. */
  from: string
}

/** Matches addresses that only filter a list or page through it. */
const SAME_PAGE =
  /[?&](?:seite|monat|jahr|buchstabe|rubrik_id|von|bis|q|status|kategorie|art|abschnitt|alle|zeit)=/

/**
 * Crawls the site from the home page and returns the answer of each address. Of the many addresses that only
 * filter a list or page through it, only the first few per page are followed.
 */
export async function followAllLinks(request: APIRequestContext, start = '/'): Promise<Answered[]> {
  const known = new Map([[start, '']])
  const waiting = [start]
  const found: Answered[] = []
  const filters = new Map<string, number>()

  const look = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0, failOnStatusCode: false })
    const type = answer.headers()['content-type'] ?? ''
    const isPage = type.startsWith('text/html')
    const html = isPage ? await answer.text() : ''
    const location = answer.headers().location
    const links = [...linksIn(html), ...(location ? [location] : [])].flatMap(href =>
      ownAddress(href, answer.url()),
    )
    found.push({ path, status: answer.status(), type, html, links, from: known.get(path) ?? '' })
    for (const link of links) {
      if (known.has(link)) continue
      if (SAME_PAGE.test(link)) {
        const [page = ''] = link.split('?', 1)
        const count = filters.get(page) ?? 0
        if (count >= 4) continue
        filters.set(page, count + 1)
      }
      known.set(link, path)
      waiting.push(link)
    }
  }

  while (waiting.length > 0) await Promise.all(waiting.splice(0, 8).map(look))
  return found
}

function linksIn(html: string): string[] {
  const body = html.slice(html.indexOf('<body'))
  return [...body.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

/** Returns the address as it is requested from the server, if it belongs to this site. */
function ownAddress(href: string, page: string): string[] {
  if (/^(?:mailto|tel|webcal|geo):/.test(href)) return []
  const url = new URL(href, page)
  if (url.host !== new URL(page).host || url.protocol !== new URL(page).protocol) return []
  return [url.pathname + url.search]
}
