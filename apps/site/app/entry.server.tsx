import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import { NonceContext } from './cms/nonce.ts'
import { type SiteContext, siteContext, siteOf } from './cms/site-context.ts'
import { lastFallback } from './errors/last-fallback.ts'

/** Longest time that drawing a page may take, in milliseconds. */
const RENDER_TIMEOUT = 5_000

/** What every loader may use, wrapped for the router. */
export function provide(site: SiteContext): RouterContextProvider {
  return new RouterContextProvider(new Map([[siteContext, site]]))
}

/**
 * Draws the page and answers it as one piece: nothing here waits inside a page, so streaming would only cost, and a
 * failure while drawing can still become the last fallback page (spec §8).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce, log, requestId } = siteOf(context)
  headers.set('content-type', 'text/html; charset=utf-8')
  try {
    const html = await render(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
    )
    return new Response(html, { status, headers })
  } catch (error) {
    log.error({ err: error, requestId }, 'Seite nicht darstellbar')
    return new Response(lastFallback, { status: 500, headers })
  }
}

/** Unexpected faults of loaders: written down with the request's id; the page tells nothing of them. */
export function handleError(
  error: unknown,
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
) {
  if (request.signal.aborted) return
  const { log, requestId } = siteOf(context)
  log.error({ err: error, requestId }, 'Unerwarteter Fehler')
}

function render(page: React.ReactNode): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        clearTimeout(timer)
        resolve(Buffer.concat(chunks))
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    })
    const timer = setTimeout(abort, RENDER_TIMEOUT)
  })
}
