import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Trouble } from '@rathausplatz/cms'
import {
  answerOverHttp,
  type Cms,
  CmsError,
  type CmsErrorCode,
  type CmsHandlers,
  toProblem,
} from '@rathausplatz/contract'
import type { Beobachtung } from '@rathausplatz/contract/gespeicherte-daten'
import { type Context, Hono } from 'hono'
import { noteAccess } from './access-log.ts'
import { withBody } from './body-limit.ts'
import { compressPage } from './compress-page.ts'
import type { Config } from './config.ts'
import { fairTurns, TooManyFromThere } from './fair-turns.ts'
import type { Log } from './log.ts'
import { type Observation, observePaths } from './observe/observe.ts'
import { alive, PROBES, readyz } from './probes.ts'
import { hints, isRefusal, refuse } from './refusal.ts'
import { isKnownHost } from './request-host.ts'
import { judgeTarget } from './request-target.ts'
import { dataPolicy, pagePolicy, steadyHeaders, uploadPolicy } from './security-headers.ts'
import { networkOf, senderOf } from './sender.ts'
import { emptied, isForeignForm, refusedForm } from './sent-form.ts'
import { type StaticFiles, staticFiles } from './static-files.ts'

export type Site = {
  fetch(
    request: Request,
    context: {
      nonce: string
      requestId: string
      sender: string | undefined
      /** What came with the request is not taken; the site says so in its own frame. */
      refused?: { status: number; hint: string } | undefined
      /** What the browser shall tell this server of the page. */
      tells: readonly Beobachtung[]
    },
  ): Promise<Response>
  clientFolder: string
}

/** What the product is put together from. */
export type Parts = {
  config: Config
  site: Site
  cms: Cms
  /** The CMS itself, where `cms` gives what is kept of it. */
  live?: Cms
  /** The embedded CMS's answers to `/api/cms/*`. Without them this server is the site alone. */
  handlers?: CmsHandlers | undefined
  media: (request: Request) => Promise<Response>
  /** What keeps the embedded CMS from storing, if anything does. */
  trouble?: () => Trouble | undefined
  log: Log
  /** What is told to services of other houses, if an operator has named any. */
  observation?: Observation
  /** The content security policy of a page with this nonce; the strict one if none is given. */
  policy?: (nonce: string) => string
  /** True once the server has been told to stop. */
  isDraining?: () => boolean
}

type Env = { Bindings: Partial<HttpBindings>; Variables: { requestId: string; nonce: string } }
type Handler = (c: Context<Env>) => Response | Promise<Response>
export type App = Hono<Env>

const READ = 'GET, HEAD'
const READ_AND_SEND = 'GET, HEAD, POST'

/** One app from its parts: every request gets its frame, then goes to the first part that knows its path. */
export async function createApp(parts: Parts): Promise<App> {
  const app: App = new Hono()
  const inTurn = turns(parts.config)
  const anyPage = page(parts, await staticFiles(parts.site.clientFolder), inTurn)
  app.use(frame(parts))
  app.onError((error, c) => {
    const requestId = c.get('requestId')
    if (error instanceof TooManyFromThere) return tooMany(c)
    // Who has gone away gets no answer and is no fault of ours.
    if (!c.req.raw.signal.aborted) parts.log.error({ err: error, requestId }, 'unexpected error')
    return refuse(500, requestId)
  })
  app.all('/healthz', readOnly(alive))
  app.all('/readyz', readOnly(readyz({ ...parts, cms: parts.live ?? parts.cms })))
  app.all('/api/cms/*', cmsEndpoint(parts, inTurn))
  for (const path of Object.keys(observePaths)) app.all(path, observed(parts, anyPage))
  app.all('/medien/*', readOnly(medien(parts)))
  app.all('*', anyPage)
  return app
}

/**
 * What every request gets, whoever answers it: an id, a judgement whether it may come in at all, security headers, a
 * line in the log. An answer may bring stricter headers of its own; they stay.
 */
function frame({ config, log, isDraining, policy = pagePolicy(config) }: Parts) {
  const steady = steadyHeaders(config)
  return async (c: Context<Env>, next: () => Promise<void>): Promise<void> => {
    const requestId = randomUUID().slice(24)
    const nonce = randomUUID()
    c.set('requestId', requestId)
    c.set('nonce', nonce)
    const target = c.env?.incoming?.url ?? c.req.url.slice(c.req.url.indexOf('/', 8))
    const path = target.split('?', 1)[0] ?? ''
    const answered = PROBES.has(path)
      ? undefined
      : noteAccess(log, c.req.raw, path, requestId, c.env?.outgoing)
    const refused = judge(c, target, config)
    if (refused) c.res = refused
    else await next()
    if (c.req.raw.method === 'HEAD') await c.res.body?.cancel()
    const { headers } = c.res
    headers.set('x-request-id', requestId)
    for (const [name, value] of steady) if (!headers.has(name)) headers.set(name, value)
    if (!headers.has('content-security-policy') && headers.get('content-type')?.startsWith('text/html')) {
      headers.set('content-security-policy', policy(nonce))
    }
    if (isDraining?.()) headers.set('connection', 'close')
    answered?.(c.res.status)
  }
}

function judge(c: Context<Env>, target: string, config: Config): Response | undefined {
  const requestId = c.get('requestId')
  const wrong = judgeTarget(target)
  if (wrong) return refuse(wrong, requestId)
  // Two names for one website: parts of a chain of servers would believe one each (RFC 9112 §3.2).
  if (namedHosts(c.env?.incoming) > 1) return refuse(400, requestId)
  const { method } = c.req
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') return notAllowed(c, READ_AND_SEND)
  if (!PROBES.has(c.req.path) && !isKnownHost(c.req.raw, config)) return refuse(421, requestId)
  return undefined
}

function namedHosts(incoming: HttpBindings['incoming'] | undefined): number {
  const names = incoming?.rawHeaders.filter((_, index) => index % 2 === 0) ?? []
  return names.filter(name => name.toLowerCase() === 'host').length
}

function notAllowed(c: Context<Env>, allow: string): Response {
  if (c.req.path.startsWith('/api/')) return problem('methode-nicht-erlaubt', c.get('requestId'), { allow })
  return refuse(405, c.get('requestId'), { allow })
}

function readOnly(handler: Handler): Handler {
  return c => (c.req.raw.method === 'POST' ? notAllowed(c, READ) : handler(c))
}

type InTurn = (c: Context<Env>, work: (sender: string | undefined) => Promise<Response>) => Promise<Response>

/** What takes the processor takes turns, by where it is asked for. Files and pictures have bounds of their own. */
function turns({ trustProxy }: Config): InTurn {
  const take = fairTurns()
  return (c, work) => {
    const sender = senderOf(c.env?.incoming, trustProxy)
    return take(networkOf(sender), async () => {
      // Who has gone while waiting gets nothing drawn.
      if (c.env?.incoming?.socket.destroyed) return refuse(408, c.get('requestId'))
      return work(sender)
    })
  }
}

function tooMany(c: Context<Env>): Response {
  const headers = { 'retry-after': '5' }
  if (c.req.path.startsWith('/api/')) return problem('zu-viele', c.get('requestId'), headers)
  return refuse(503, c.get('requestId'), headers)
}

/** The wall. Where the CMS runs elsewhere, only that one answers calls. */
function cmsEndpoint({ handlers, log, config }: Parts, inTurn: InTurn): Handler {
  if (!handlers) return c => problem('aufruf-unbekannt', c.get('requestId'))
  const answer = answerOverHttp(handlers, (error, about) =>
    log.error({ err: error, ...about }, 'unexpected error'),
  )
  return async c => {
    const requestId = c.get('requestId')
    // Programs name no origin. Browsers do, and only our own pages may send.
    if (isForeignForm(c.req.raw, config)) return problem('fremde-herkunft', requestId)
    const request = await withBody(c.req.raw)
    if (!request) return problem('zu-gross', requestId, { connection: 'close' })
    const response = await inTurn(c, sender => answer(request, requestId, sender))
    // A call has one method; who came with the wrong one of the two needs the other.
    if (response.status === 405) response.headers.set('allow', request.method === 'POST' ? READ : 'POST')
    response.headers.set('content-security-policy', dataPolicy)
    return response
  }
}

/** What browsers tell of pages, where an operator has named who shall know; elsewhere there is no such address. */
function observed({ observation, config }: Parts, otherwise: Handler): Handler {
  return async c => {
    const kind = observePaths[c.req.path as keyof typeof observePaths]
    if (!observation?.beobachtungen.includes(kind)) return otherwise(c)
    const requestId = c.get('requestId')
    if (c.req.raw.method !== 'POST') return notAllowed(c, 'POST')
    if (isForeignForm(c.req.raw, config)) return problem('fremde-herkunft', requestId)
    const request = await withBody(c.req.raw)
    if (!request) return problem('zu-gross', requestId, { connection: 'close' })
    return observation.take(kind, request)
  }
}

function medien({ media }: Parts): Handler {
  return async c => {
    const response = await media(c.req.raw)
    const { headers } = response
    // Who opens a picture that is gone should not look at an empty window.
    if (response.status >= 400 && !headers.has('content-type')) {
      const told = ['content-range', 'retry-after'].map(name => [name, headers.get(name) ?? ''] as const)
      const { status } = response
      return refuse(
        isRefusal(status) ? status : 500,
        c.get('requestId'),
        Object.fromEntries(told.filter(([, value]) => value)),
      )
    }
    // A PDF in a sandbox is not shown by browsers; their viewers keep it apart by themselves.
    if (headers.get('content-type') !== 'application/pdf')
      headers.set('content-security-policy', uploadPolicy)
    // Newsletters and other towns' pages may show our pictures.
    headers.set('cross-origin-resource-policy', 'cross-origin')
    return response
  }
}

/** A file of the site's build, or a page. */
function page({ site, config, observation }: Parts, files: StaticFiles, inTurn: InTurn): Handler {
  return async c => {
    const { path } = c.req
    const requestId = c.get('requestId')
    const file = files(c.req.raw, path)
    if (file) return c.req.raw.method === 'POST' ? notAllowed(c, READ) : file
    // A chunk of an earlier build: the browser wants a quick no, not a rendered page.
    if (path.startsWith('/assets/')) return refuse(404, requestId)
    const turnedAway = refusedForm(c.req.raw, config)
    const whole = turnedAway ? undefined : await withBody(c.req.raw)
    const status = turnedAway ?? (whole ? undefined : 413)
    const request = whole ?? emptied(c.req.raw)
    return inTurn(c, async sender => {
      const response = await site.fetch(request, {
        nonce: c.get('nonce'),
        requestId,
        sender,
        refused: status && { status, hint: hints[status] },
        tells: observation?.tellsOf(request.headers) ?? [],
      })
      // The rest of a body is not waited for.
      if (status && response.status < 400) return refuse(status, requestId, { connection: 'close' })
      const { headers } = response
      if (status) headers.set('connection', 'close')
      if (isDrawn(response)) {
        // Hours, notices and the visitor's choice of light or dark stand in a page: nobody may show it again unasked.
        if (!headers.has('cache-control')) headers.set('cache-control', response.ok ? 'no-cache' : 'no-store')
        headers.append('vary', 'cookie')
      }
      if (response.status === 405 && !headers.has('allow')) headers.set('allow', READ)
      // Feeds, sitemap and images load nothing: hostile text in an XML file stays text also for who opens it.
      if (!isPage(response)) headers.set('content-security-policy', dataPolicy)
      return compressPage(request, response)
    })
  }
}

/** A page, or what the browser draws one from. */
const isDrawn = (response: Response) =>
  isPage(response) || (response.headers.get('content-type')?.startsWith('text/x-script') ?? false)

const isPage = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') ?? false

function problem(code: CmsErrorCode, requestId: string, headers: Record<string, string> = {}): Response {
  const body = toProblem(new CmsError(code), requestId)
  return Response.json(body, {
    status: body.status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': dataPolicy,
      ...headers,
    },
  })
}
