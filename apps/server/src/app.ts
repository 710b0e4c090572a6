import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Feed, Trouble } from '@rathausplatz/cms'
import {
  answerOverHttp,
  bodyOf,
  type Cms,
  CmsError,
  type CmsErrorCode,
  type CmsHandlers,
  type Identify,
  isCmsError,
  methods,
  nobody,
  tokenIn,
  toProblem,
} from '@rathausplatz/contract'
import type { Beobachtung } from '@rathausplatz/contract/gespeicherte-daten'
import type { InlineCode } from '@rathausplatz/site'
import { type Context, Hono } from 'hono'
import { DESK_FILES, DESK_ROOT } from './files/desk.ts'
import { type StaticFiles, staticFiles } from './files/static-files.ts'
import { noteAccess } from './http/access-log.ts'
import { letArrive, letWait } from './http/arrival.ts'
import { LARGEST, withBody } from './http/body-limit.ts'
import { compressData, compressPage } from './http/compress-page.ts'
import { deskToken } from './http/desk-session.ts'
import { fairTurns, TooManyFromThere } from './http/fair-turns.ts'
import { keptForm, keptFormPolicy } from './http/kept-form.ts'
import { largeForms, mayBeLarge } from './http/large-forms.ts'
import { type Missed, missedPage } from './http/missed-page.ts'
import { alive, PROBES, readyz } from './http/probes.ts'
import { hints, isRefusal, type RefusalStatus, refuse } from './http/refusal.ts'
import { isKnownHost } from './http/request-host.ts'
import { judgeTarget } from './http/request-target.ts'
import {
  dataPolicy,
  NO_INLINE_CODE,
  type Policy,
  pagePolicy,
  shownAt,
  steadyHeaders,
  uploadPolicy,
} from './http/security-headers.ts'
import { networkOf, senderOf, wideNetworkOf } from './http/sender.ts'
import { emptied, isForeignForm, refusedForm } from './http/sent-form.ts'
import type { Log } from './log.ts'
import { notingCauses } from './noting-causes.ts'
import { type Observation, observePaths } from './observe/observe.ts'
import { keyOf } from './page-cache/key-of.ts'
import type { Drawn, PageCache } from './page-cache/page-cache.ts'
import type { Config } from './settings/config.ts'

export type Site = {
  fetch(
    request: Request,
    context: {
      /** Builds the content security policy of a page with this inline code; a stricter one for a preview. */
      policy: (inline: InlineCode, shown?: 'ansicht' | 'vorschau-link') => string
      requestId: string
      sender: string | undefined
      /** The form was refused, so the request is empty; the site shows the refusal in its own frame. */
      refused?: { status: number; hint: string } | undefined
      /** Called if the page is the same for all visitors of its address. */
      onSameForAll?: () => void
      /** Kinds of observations that the browser shall send to this server from this page. */
      tells: readonly Beobachtung[]
    },
  ): Promise<Response>
  clientFolder: string
}

/** The parts of the server. */
export type Parts = {
  config: Config
  site: Site
  /** Files of the editors' desk. */
  desk?: StaticFiles | undefined
  cms: Cms
  /** The CMS itself, if `cms` answers from a cache. */
  live?: Cms
  /** The embedded CMS's answers to `/api/cms/*`. Without them this server is the site alone. */
  handlers?: CmsHandlers | undefined
  /** Identifies the caller of calls that are not public. */
  identify?: Identify | undefined
  media: (request: Request) => Promise<Response>
  /** The OParl API of the council; undefined in front of a remote CMS. */
  oparl?: ((request: Request) => Promise<Response>) | undefined
  /** The Open311 API of damages; undefined in front of a remote CMS. */
  open311?: ((request: Request) => Promise<Response>) | undefined
  /** Reports when the public contents of the embedded CMS change. */
  feed?: Feed
  /** Returns why the embedded CMS cannot store; undefined if it can. */
  trouble?: () => Trouble | undefined
  /** Called with each address that a reader requested and that does not exist. */
  noteMissing?: ((missed: Missed & { sender?: string | undefined }) => void) | undefined
  log: Log
  /** Page views and faults for the services that an operator has named, if any. */
  observation?: Observation
  /** Builds the content security policy of a page around this inline code; `pagePolicy` if undefined. */
  policy?: Policy
  /** Cache of finished pages, if the operator has enabled it. */
  cache?: PageCache | undefined
  /** True once the server has been told to stop. */
  isDraining?: () => boolean
}

type Env = { Bindings: Partial<HttpBindings>; Variables: { requestId: string } }
type Handler = (c: Context<Env>) => Response | Promise<Response>
export type App = Hono<Env>

const READ = 'GET, HEAD'
const PAGE_METHODS: readonly string[] = ['GET', 'HEAD', 'POST']
const CALL_METHODS: readonly string[] = ['HEAD', ...methods]

/**
 * Builds the app from its parts: every request passes the frame, then goes to the first part that knows its
 * path.
 */
export async function createApp({ log, ...others }: Parts): Promise<App> {
  const parts = { ...others, log: notingCauses(log) }
  const app: App = new Hono()
  const inTurn = turns(parts.config)
  const anyPage = page(parts, await staticFiles(parts.site.clientFolder), inTurn)
  app.use(frame(parts))
  app.onError((error, c) => {
    const requestId = c.get('requestId')
    if (error instanceof TooManyFromThere) return tooMany(c, parts)
    if (hasGone(c)) return refuse(408, requestId)
    parts.log.error({ err: error, requestId }, messageOf(error))
    if (isCmsError(error) && error.status === 503) return notNow(c, error)
    return refuse(500, requestId)
  })
  app.all('/healthz', readOnly(alive))
  app.all('/readyz', readOnly(readyz({ ...parts, cms: parts.live ?? parts.cms })))
  app.all('/api/cms/*', cmsEndpoint(parts, inTurn))
  for (const path of Object.keys(observePaths)) app.all(path, observed(parts, anyPage))
  app.all('/medien/*', readOnly(medien(parts)))
  for (const path of [OPARL, `${OPARL}/*`]) app.all(path, readOnly(oparl(parts, anyPage, inTurn)))
  app.all(`${OPEN311}/*`, open311(parts, anyPage, inTurn))
  app.all(`${DESK_FILES}*`, readOnly(deskFile(parts, anyPage)))
  app.all('*', anyPage)
  return app
}

/**
 * Wraps every request, whichever part answers it: gives it an id, checks whether it is admitted at all, adds
 * security headers and logs one line. Stricter headers of an answer are kept.
 */
function frame({
  config,
  log,
  isDraining,
  policy = pagePolicy(config),
}: Parts & { log: ReturnType<typeof notingCauses> }) {
  const steady = steadyHeaders(config)
  return async (c: Context<Env>, next: () => Promise<void>): Promise<void> => {
    const requestId = randomUUID().slice(24)
    c.set('requestId', requestId)
    const target = c.env?.incoming?.url ?? c.req.url.slice(c.req.url.indexOf('/', 8))
    const path = target.split('?', 1)[0] ?? ''
    const answered = PROBES.has(path)
      ? undefined
      : noteAccess(log, c.req.raw.method, path, requestId, c.env?.outgoing)
    const cause = log.causeOf(requestId)
    const refused = judge(c, target, config)
    if (refused) c.res = refused
    else await next()
    const { status } = c.res
    if (!cause.isTold() && status >= 500 && answered && !hasGone(c))
      log.warn({ requestId, status }, `Mit ${status} beantwortet`)
    if (c.req.raw.method === 'HEAD') await c.res.body?.cancel()
    const { headers } = c.res
    headers.set('x-request-id', requestId)
    for (const [name, value] of steady) if (!headers.has(name)) headers.set(name, value)
    if (!headers.has('content-security-policy') && headers.get('content-type')?.startsWith('text/html')) {
      headers.set('content-security-policy', policy(NO_INLINE_CODE, shownAt(path)))
    }
    if (isDraining?.()) headers.set('connection', 'close')
    answered?.(c.res.status)
  }
}

function judge(c: Context<Env>, target: string, config: Config): Response | undefined {
  const requestId = c.get('requestId')
  const wrong = judgeTarget(target)
  if (wrong) return refuse(wrong, requestId)
  // With two Host headers, each proxy or server in a chain could believe another one (RFC 9112 §3.2).
  if (namedHosts(c.env?.incoming) > 1) return refuse(400, requestId)
  const { method, path } = c.req
  const known = path.startsWith('/api/cms/') ? CALL_METHODS : PAGE_METHODS
  if (!known.includes(method)) return notAllowed(c, known.join(', '))
  if (!PROBES.has(c.req.path) && !isKnownHost(name => c.req.raw.headers.get(name), config))
    return refuse(421, requestId)
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

/** True if the client has disconnected. A body that could not be read to its end is then no fault of ours. */
const hasGone = (c: Context<Env>): boolean =>
  c.req.raw.signal.aborted || c.env?.incoming?.socket.destroyed === true

type InTurn = (c: Context<Env>, work: (sender: string | undefined) => Promise<Response>) => Promise<Response>

/**
 * Renders take turns by network of the sender, because they cost CPU time. Files and pictures have limits of
 * their own.
 */
function turns({ trustProxy }: Config): InTurn {
  const take = fairTurns()
  return (c, work) => {
    const sender = senderOf(c.env?.incoming, trustProxy)
    return take(networkOf(sender), async () => {
      // The client disconnected while it waited: nothing is rendered.
      if (hasGone(c)) return refuse(408, c.get('requestId'))
      return work(sender)
    })
  }
}

/**
 * Answers a network that has too many requests waiting. The log merges these lines, so a flood is one line a
 * minute.
 */
function tooMany(c: Context<Env>, { log }: Pick<Parts, 'log'>, form?: string): Response {
  const requestId = c.get('requestId')
  const headers = { 'retry-after': '5' }
  log.warn({ requestId, grund: 'TooManyFromThere' }, 'Zu viele warten')
  // Only this network has too many files waiting: others are served, so 429 and not 503.
  if (bodyOf(c.req.method, c.req.path).takesFile)
    return problem('zu-viele', requestId, { ...headers, connection: 'close' })
  if (c.req.path.startsWith('/api/')) return problem('nicht-erreichbar', requestId, headers)
  if (form === undefined) return refuse(503, requestId, headers)
  return refuse(503, requestId, { ...headers, 'content-security-policy': keptFormPolicy }, form)
}

/**
 * Answers a temporary fault with `retry-after`, as JSON or as a page. Closes the connection, so the rest of a
 * body is not read.
 */
function notNow(c: Context<Env>, error: CmsError): Response {
  const requestId = c.get('requestId')
  const headers = { 'retry-after': String(error.retryAfter ?? 60), connection: 'close' }
  if (c.req.path.startsWith('/api/')) return problem(error.code, requestId, headers)
  return refuse(503, requestId, headers)
}

const messageOf = (error: unknown): string =>
  isCmsError(error) ? 'Aufruf nicht beantwortet' : 'Unerwarteter Fehler'

/** Scripts and styles of the desk. They hold no content of a town, so they need no sign-in. */
function deskFile({ desk }: Parts, otherwise: Handler): Handler {
  return c => desk?.(c.req.raw, c.req.path.slice(DESK_ROOT.length)) ?? otherwise(c)
}

/** Lists and forms of the desk: large, and only for signed-in editors. */
const DESK_CALLS = '/api/cms/redaktion/'

/**
 * Answers the calls below `/api/cms/`. In front of a remote CMS all are unknown: that CMS answers its own
 * calls.
 */
function cmsEndpoint({ handlers, identify = nobody, log, config }: Parts, inTurn: InTurn): Handler {
  if (!handlers) return c => problem('aufruf-unbekannt', c.get('requestId'))
  const answer = answerOverHttp({ handlers, identify }, (error, about) =>
    log.error({ err: error, ...about }, messageOf(error)),
  )
  const taking = fileTaker(config)
  return async c => {
    const requestId = c.get('requestId')
    // Programs send no origin. Browsers do, and only our own pages may send.
    if (isForeignForm(c.req.raw, config)) return problem('fremde-herkunft', requestId)
    const token = deskToken(c.req.raw, config)
    if (bodyOf(c.req.method, c.req.path).takesFile)
      return taking(c, await isKnown(c.req.raw, identify, token), sender =>
        answer(c.req.raw, { requestId, sender, token }),
      )
    const request = await withBody(c.req.raw, await limitOf(c.req.raw, identify, token))
    if (!request) return problem('zu-gross', requestId, { connection: 'close' })
    // Compression happens inside the turn, so that it is limited per network like the rest of the work.
    return inTurn(c, async sender => {
      const response = guarded(await answer(request, { requestId, sender, token }))
      return c.req.path.startsWith(DESK_CALLS) ? compressData(c.req.raw, response) : response
    })
  }
}

/**
 * Sets the content security policy of an answer that is no page: JSON may do nothing, a file may only be
 * shown.
 */
function guarded(response: Response): Response {
  const { headers } = response
  const type = headers.get('content-type') ?? ''
  if (/^application\/(?:\w+\+)?json/.test(type)) headers.set('content-security-policy', dataPolicy)
  // Browsers do not show a PDF in a sandbox; their viewers isolate it themselves.
  else if (type !== 'application/pdf') headers.set('content-security-policy', uploadPolicy)
  return response
}

/** Turns of signed-in senders of files: a few of one network at a time. Waiting files delay no page. */
const filesInTurn = fairTurns({ atOnce: 3, room: 20 })
/**
 * Turns of anonymous senders of files. Their longest wait is short enough that a waiting request is still
 * answered before its connection is closed (unpack.ts).
 */
const filesOfAnybody = fairTurns({ atOnce: 3, room: 20, longestWaitMs: 2_500 })

function fileTaker({
  trustProxy,
}: Config): (
  c: Context<Env>,
  isKnown: boolean,
  take: (sender: string | undefined) => Promise<Response>,
) => Promise<Response> {
  return async (c, isKnown, take) => {
    const incoming = isKnown ? c.env?.incoming : undefined
    const sender = senderOf(c.env?.incoming, trustProxy)
    letWait(incoming)
    const inTurn = isKnown ? filesInTurn : filesOfAnybody
    const response = await inTurn(networkOf(sender), () => {
      letArrive(incoming)
      return take(sender)
    })
    // The rest of a refused body is not read.
    if (!response.ok) response.headers.set('connection', 'close')
    return guarded(response)
  }
}

/** Returns the largest body of this call in bytes; more than `LARGEST` only for a signed-in caller. */
async function limitOf(request: Request, identify: Identify, inCookie?: string): Promise<number> {
  const { largest = LARGEST } = bodyOf(request.method, new URL(request.url).pathname)
  return largest > LARGEST && (await isKnown(request, identify, inCookie)) ? largest : LARGEST
}

/** True if the token of the request identifies an account in the realm of this call. */
async function isKnown(request: Request, identify: Identify, inCookie?: string): Promise<boolean> {
  const { realm } = bodyOf(request.method, new URL(request.url).pathname)
  const token = realm && (tokenIn(realm, request.headers) ?? inCookie)
  if (!token) return false
  try {
    return Boolean(await identify(realm, token))
  } catch (error) {
    // Identification fails for now: answer 503, instead of refusing a signed-in editor's page as too large.
    if (isCmsError(error) && error.status === 503) throw error
    // The call itself refuses this token again and answers why.
    return false
  }
}

/**
 * Takes page views and faults from browsers, if an operator has named a service for them; otherwise the
 * address does not exist.
 */
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
    // A browser that opens a missing picture shows a page instead of an empty window.
    if (response.status >= 400 && !headers.has('content-type')) {
      const told = ['content-range', 'retry-after'].map(name => [name, headers.get(name) ?? ''] as const)
      const { status } = response
      return refuse(
        isRefusal(status) ? status : 500,
        c.get('requestId'),
        Object.fromEntries(told.filter(([, value]) => value)),
      )
    }
    guarded(response)
    // Newsletters and pages of other towns may show our pictures.
    headers.set('cross-origin-resource-policy', 'cross-origin')
    return response
  }
}

const OPARL = '/oparl/v1'

/** Serves council data to programs of any origin. */
function oparl({ oparl: answer }: Parts, otherwise: Handler, inTurn: InTurn): Handler {
  if (!answer) return otherwise
  return c =>
    inTurn(c, async () => {
      const response = guarded(await answer(c.req.raw))
      response.headers.set('cross-origin-resource-policy', 'cross-origin')
      return response
    })
}

const OPEN311 = '/open311'

/**
 * Serves damages to programs of any origin, and takes reports with their own key: a cookie grants nothing
 * here.
 */
function open311({ open311: answer }: Parts, otherwise: Handler, inTurn: InTurn): Handler {
  if (!answer) return otherwise
  return async c => {
    const request = await withBody(c.req.raw)
    if (!request) return refuse(413, c.get('requestId'))
    return inTurn(c, async () => {
      const response = guarded(await answer(request))
      response.headers.set('cross-origin-resource-policy', 'cross-origin')
      return response
    })
  }
}

/** Answers with a file of the site's build, or a page. */
function page(parts: Parts, files: StaticFiles, inTurn: InTurn): Handler {
  const draw = drawing(parts, inTurn)
  return async c => {
    const { path } = c.req
    const requestId = c.get('requestId')
    const request = c.req.raw
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
