import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import { NonceContext } from './cms/nonce.ts'
import { type SiteContext, siteContext, siteOf } from './cms/site-context.ts'
import { contentFirst } from './document/content-first.ts'
import { hydrationScripts } from './document/hydration-scripts.ts'
import { LastPage } from './errors/last-page.tsx'
import { appModeCookie } from './pwa/app-mode/app-mode.ts'

/** What every loader may use, wrapped for the router. */
export function provide(site: SiteContext): RouterContextProvider {
  return new RouterContextProvider(new Map([[siteContext, site]]))
}

/** Drawn before anything can go wrong. */
const lastPage = `<!doctype html>${renderToStaticMarkup(<LastPage />)}`

/**
 * Draws the page and answers it as one piece: nothing here waits inside a page, so streaming would only cost, and a
 * failure while drawing can still change the answer. A page that fails is handed back to the router, which writes the
 * fault down and has the error page drawn in its place; an error page that fails becomes the last page (spec §8).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce, log, requestId, publicUrl } = siteOf(context)
  const isErrorPage = Boolean(routerContext.staticHandlerContext?.errors)
  headers.set('content-type', 'text/html; charset=utf-8')
  // An error page is kept by nobody: the page may be there at the next request.
  if (isErrorPage) headers.set('cache-control', 'no-store')
  const cookie = appModeCookie(new URL(request.url).searchParams, publicUrl.startsWith('https:'))
  if (cookie) {
    headers.append('set-cookie', cookie)
    headers.set('cache-control', 'no-store')
  }
  try {
    // As bytes: a text would be read twice more on its way, to find what it is and to turn it into bytes.
    const html = Buffer.from(await drawDocument(request.url, routerContext, nonce))
    return new Response(html, { status, headers })
  } catch (error) {
    // Whoever throws nothing at all has failed too; the router would not notice.
    if (!isErrorPage) throw error || new Error('Nothing was thrown')
    log.error({ err: error, requestId }, 'Fehlerseite nicht darstellbar')
    return new Response(lastPage, { status: 500, headers })
  }
}

/** Unexpected faults of loaders and views: written down with the request's id; the page tells nothing of them. */
export function handleError(
  error: unknown,
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
) {
  if (request.signal.aborted) return
  const { log, requestId } = siteOf(context)
  log.error({ err: error, requestId }, 'Unerwarteter Fehler')
}

async function drawDocument(url: string, routerContext: EntryContext, nonce: string): Promise<string> {
  const { serverHandoffStream: handoff, ...rest } = routerContext
  const html = renderToString(
    <NonceContext value={nonce}>
      <ServerRouter context={rest} url={url} nonce={nonce} />
    </NonceContext>,
  )
  const scripts = handoff ? await hydrationScripts(handoff, nonce) : ''
  const end = html.lastIndexOf('</body>')
  return `<!doctype html>${contentFirst(html.slice(0, end))}${scripts}${html.slice(end)}`
}
