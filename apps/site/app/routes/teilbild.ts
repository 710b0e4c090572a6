import { calls, type PageRedirect, type PageRoute, type Stadt } from '@rathausplatz/contract'
import {
  comeBackLater,
  isKnown,
  keptHeaders,
  nothingHere,
  refuseToTake,
  unanswered,
} from '../answers/for-machines.ts'
import { siteOf } from '../cms/site-context.ts'
import { shareImage, shareImageOrder } from '../share-image/share-image.ts'
import { pageOfShareImage } from '../share-image/share-image-path.ts'
import type { Route } from './+types/teilbild'

const A_DAY = 86_400

/**
 * Serves the picture of a page for messengers and social networks: `/teilbild/rathaus.jpg` belongs to
 * `/rathaus`.
 */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const path = pageOfShareImage(url.pathname)
  if (path === undefined || path.startsWith('/intranet')) return nothingHere()
  let page: PageRoute | PageRedirect
  let stadt: Stadt | undefined
  try {
    ;[page, stadt] = await Promise.all([
      site.cms.call(calls.route, { query: { url: path } }),
      site.cms.call(calls.stadt, {}).catch(() => undefined),
    ])
  } catch (error) {
    return unanswered(error)
  }
  if ('redirect' in page) return nothingHere()
  const order = shareImageOrder(page, stadt)
  const etag = `"${order.version}"`
  // A picture without the name of the town must not be cached.
  const headers = keptHeaders({ etag, maxAge: stadt ? A_DAY : 0 })
  if (isKnown(request.headers, etag)) return new Response(null, { status: 304, headers })
  const bytes = await shareImage(order, site, request.signal)
  if (!bytes) return comeBackLater()
  headers.set('content-type', 'image/jpeg')
  headers.set('content-length', String(bytes.byteLength))
  return new Response(bytes, { headers })
}

export const action = refuseToTake
