import type { Context } from 'hono'
import type { StaticFiles } from '../files/static-files.ts'
import { withBody } from '../http/body-limit.ts'
import { compressPage } from '../http/compress-page.ts'
import { TooManyFromThere } from '../http/fair-turns.ts'
import { keptForm } from '../http/kept-form.ts'
import { largeForms, mayBeLarge } from '../http/large-forms.ts'
import { missedPage } from '../http/missed-page.ts'
import { rightAddress } from '../http/one-address.ts'
import { hints, type RefusalStatus, refuse } from '../http/refusal.ts'
import { dataPolicy, pagePolicy, shownAt } from '../http/security-headers.ts'
import { senderOf, wideNetworkOf } from '../http/sender.ts'
import { emptied, refusedForm } from '../http/sent-form.ts'
import { keyOf } from '../page-cache/key-of.ts'
import type { Drawn } from '../page-cache/page-cache.ts'
import type { Parts } from '../parts.ts'
import type { Env, Handler } from './handler.ts'
import { notAllowed, READ, tooMany } from './refusals.ts'
import type { InTurn } from './turns.ts'

/** Answers with a file of the site's build, or a page. */
export function page(parts: Parts, files: StaticFiles, inTurn: InTurn): Handler {
  const draw = drawing(parts, inTurn)
  return async c => {
    const { path } = c.req
    const requestId = c.get('requestId')
    const request = c.req.raw
    const right = rightAddress(request.url.slice(request.url.indexOf('/', 8)))
    if (right !== undefined) return elsewhere(request, right)
    const file = files(request, path)
    if (file) return request.method === 'POST' ? notAllowed(c, READ) : file
    // A chunk of an earlier build: the browser needs a quick 404, not a rendered page.
    if (path.startsWith('/assets/')) return refuse(404, requestId)
    const kept = await keptPage(parts, c, () => draw(c))
    const response = kept ?? (await compressPage(request, (await draw(c)).response))
    const missed = parts.noteMissing && missedPage(request, response, parts.config.publicUrl)
    if (missed) parts.noteMissing?.({ ...missed, sender: senderOf(c.env?.incoming, parts.config.trustProxy) })
    return response
  }
}

/** Redirects to the one address of a page. A form keeps its method and its body. */
const elsewhere = ({ method }: Request, location: string): Response =>
  new Response(null, {
    status: method === 'POST' ? 308 : 301,
    headers: { location, 'cache-control': 'no-store' },
  })

/** Answers from the page cache; undefined if there is no cache or the request may not use it. */
async function keptPage(
  { cache, observation }: Parts,
  c: Context<Env>,
  draw: () => Promise<Drawn>,
): Promise<Response | undefined> {
  const { incoming } = c.env ?? {}
  if (!cache || !incoming) return undefined
  const { method = '', url: target = '', headers } = incoming
  const key = keyOf({ method, target, headers, tells: observation?.tellsOf(c.req.raw.headers) ?? [] })
  if (key === undefined || c.req.raw.method !== 'GET') return undefined
  const wishes = { encodings: headers['accept-encoding'] ?? null, tags: headers['if-none-match'] ?? null }
  const found = await cache.through(key, wishes, draw)
  return found && (found.isFinished ? found.response : compressPage(c.req.raw, found.response))
}

/** Renders requests with the site. */
function drawing({ site, config, log, observation, policy = pagePolicy(config) }: Parts, inTurn: InTurn) {
  const large = largeForms()
  const drawn = async (
    c: Context<Env>,
    given: Request | undefined,
    turnedAway?: RefusalStatus,
  ): Promise<Drawn> => {
    const requestId = c.get('requestId')
    const status = turnedAway ?? (given ? undefined : 413)
    const request = given ?? emptied(c.req.raw)
    let isForAll = false
    const response = await inTurn(c, async sender => {
      const response = await site.fetch(request, {
        policy: (inline, shown = shownAt(c.req.path)) => policy(inline, shown),
        requestId,
        sender,
        refused: status && { status, hint: hints[status] },
        tells: observation?.tellsOf(request.headers) ?? [],
        onSameForAll: () => {
          isForAll = true
        },
      })
      // The rest of the body is not read.
      if (status && response.status < 400) return refuse(status, requestId, { connection: 'close' })
      const { headers } = response
      if (status) headers.set('connection', 'close')
      if (isDrawn(response)) {
        // A page holds opening hours, notices and the visitor's choice of light or dark: caches must
        // revalidate it.
        if (!headers.has('cache-control')) headers.set('cache-control', response.ok ? 'no-cache' : 'no-store')
        headers.append('vary', 'cookie')
      }
      if (response.status === 405 && !headers.has('allow')) headers.set('allow', READ)
      // Feeds, sitemap and images load nothing: hostile text in an XML file stays text in a browser that
      // opens it.
      if (!isPage(response)) headers.set('content-security-policy', dataPolicy)
      return response
    })
    return { response, isForAll }
  }
  return async (c: Context<Env>): Promise<Drawn> => {
    const { raw } = c.req
    const turnedAway = refusedForm(raw, config)
    if (turnedAway) return drawn(c, undefined, turnedAway)
    if (!mayBeLarge(raw)) {
      const whole = await withBody(raw)
      return drawn(c, whole).catch(async (error: unknown) => {
        const form =
          error instanceof TooManyFromThere && raw.method === 'POST' && whole
            ? await keptForm(whole)
            : undefined
        if (form === undefined) throw error
        return { response: tooMany(c, { log }, form), isForAll: false }
      })
    }
    const incoming = c.env?.incoming
    const network = wideNetworkOf(senderOf(incoming, config.trustProxy))
    return large(raw, { network, incoming }, whole => drawn(c, whole))
  }
}

/** A page, or the data from which the browser renders one. */
const isDrawn = (response: Response) =>
  isPage(response) || (response.headers.get('content-type')?.startsWith('text/x-script') ?? false)

const isPage = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') ?? false
