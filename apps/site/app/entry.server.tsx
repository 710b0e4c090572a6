import { createHash } from 'node:crypto'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { OF_THIS_DEVICE } from './abfall/of-this-device.ts'
import type { Ansicht } from './ansicht/ansicht.ts'
import { asAnsicht } from './ansicht/as-ansicht.tsx'
import { siteOf } from './cms/site-context.ts'
import { tellOnce } from './cms/tell-once.ts'
import { contentFirst } from './document/content-first.ts'
import { type DrawnPage, drawnPages } from './document/drawn-pages.ts'
import { handoffOf, releaseData } from './document/held-data.ts'
import { inlineMark, sealed } from './document/inline-code.ts'
import { InlineMark } from './document/inline-mark.ts'
import { dataBlock } from './document/page-data.ts'
import { visitWordsOf } from './document/visit-words.ts'
import { LastPage } from './errors/last-page.tsx'
import { hintOf } from './errors/refusal.ts'
import { type RequestId, RequestIdContext } from './errors/request-id.ts'
import { appModeCookie } from './pwa/app-mode/app-mode.ts'
import { isPersonal } from './sessions/session.ts'

export { heardCms } from './cms/heard-cms.ts'
export { provide } from './cms/site-context.ts'
export { holdData } from './document/held-data.ts'
export { orKept } from './errors/or-kept.ts'
export { unlessRefused } from './errors/unless-refused.ts'

/** Cache of drawn pages per build, because the build changes during development. */
const drawnBy = new WeakMap<object, ReturnType<typeof drawnPages>>()

/** The last page, rendered at start, before anything can fail. */
const lastPage = `<!doctype html>${renderToStaticMarkup(<LastPage />)}`

/**
 * Draws the page and answers it in one piece: nothing waits inside a page, so streaming would only add cost,
 * and the answer can still change if drawing fails. Then the error is thrown to the router, which logs it and
 * draws the error page. If the error page fails, the answer is the last page (spec §8).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const { policy, log, requestId, publicUrl, ansicht } = siteOf(context)
  const { errors } = routerContext.staticHandlerContext
  const loaderData = releaseData(routerContext.staticHandlerContext)
  const isErrorPage = Boolean(errors)
  headers.set('content-type', 'text/html; charset=utf-8')
  // Error pages are not cached: the page may exist at the next request.
  if (isErrorPage) headers.set('cache-control', 'no-store')
  const cookie = appModeCookie(new URL(request.url).searchParams, publicUrl.startsWith('https:'))
  if (cookie) {
    headers.append('set-cookie', cookie)
    headers.set('cache-control', 'no-store')
  }
  try {
    const { pathname, search } = new URL(request.url)
    const address = pathname + search
    // Only error pages contain the id of the request; it would prevent caching of other pages.
    const named = isErrorPage ? { id: requestId, address } : undefined
    const draw = () => drawDocument(request.url, routerContext, named, ansicht)
    const words = visitWordsOf(context)
    const mayComeAgain =
      request.method === 'GET' &&
      !isErrorPage &&
      !ansicht &&
      !isPersonal(context) &&
      (words.length > 0 || !isUnkept(headers))
    const program = routerContext.routeModules['root'] ?? routerContext
    const drawn = drawnBy.get(program) ?? drawnPages()
    drawnBy.set(program, drawn)
    const { bytes, inline, etag } = await (mayComeAgain ? drawn(address, loaderData, draw, words) : draw())
    headers.set('content-security-policy', policy(inline, ansicht?.shown))
    if (mayComeAgain && !headers.has('cache-control')) headers.set('etag', etag)
    return new Response(bytes, { status, headers })
  } catch (error) {
    // `throw undefined` is a failure too; the router would ignore it.
    if (!isErrorPage) throw error || new Error('Nothing was thrown')
    log.error({ err: error, requestId }, 'Fehlerseite nicht darstellbar')
    return new Response(lastPage, { status: 500, headers })
  }
}

/** Whether the page was drawn for this request only and must not be reused. */
function isUnkept(headers: Headers): boolean {
  const rule = headers.get('cache-control') ?? ''
  return rule === OF_THIS_DEVICE || rule.includes('no-store')
}

/**
 * Logs unexpected faults of loaders and views with the id of the request; the page shows no detail. Refusals
 * of the router, such as a form that a page does not accept, are not faults.
 */
export function handleError(
  error: unknown,
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
) {
  if (request.signal.aborted) return
  // The code that refused the request has logged the reason if needed.
  if (isRouteErrorResponse(error) && (error.status < 500 || hintOf(error) !== undefined)) return
  const err = isRouteErrorResponse(error)
    ? new Error(`${error.status} ${error.statusText}: ${String(error.data)}`)
    : error
  tellOnce(siteOf(context), err, 'Unerwarteter Fehler')
}

async function drawDocument(
  url: string,
  { serverHandoffStream: _ofTheRouter, ...context }: EntryContext,
  requestId: RequestId | undefined,
  ansicht: Ansicht | undefined,
): Promise<DrawnPage> {
  const html = renderToString(
    <InlineMark value={inlineMark}>
      <RequestIdContext value={requestId}>
        <ServerRouter context={context} url={url} nonce={inlineMark} />
      </RequestIdContext>
    </InlineMark>,
  )
  const data = ansicht ? '' : await dataBlock(handoffOf(context.staticHandlerContext))
  const end = html.lastIndexOf('</body>')
  const whole = `<!doctype html>${contentFirst(html.slice(0, end))}${data}${html.slice(end)}`
  const page = sealed(ansicht ? asAnsicht(whole, ansicht) : whole)
  // Sent as bytes: a string would be scanned and encoded again on its way.
  const bytes = Buffer.from(page.html)
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { bytes, etag, inline: page.inline }
}
