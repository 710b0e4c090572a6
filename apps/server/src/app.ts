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
      /** The content security policy of a page with this inline code; a stricter one of what somebody only looks at. */
      policy: (inline: InlineCode, shown?: 'ansicht' | 'vorschau-link') => string
      requestId: string
      sender: string | undefined
      /** What came with the request is not taken; the site says so in its own frame. */
      refused?: { status: number; hint: string } | undefined
      /** Told where the page is the same for all who ask for its address. */
      onSameForAll?: () => void
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
  /** Files of the editors' desk. */
  desk?: StaticFiles | undefined
  cms: Cms
  /** The CMS itself, where `cms` gives what is kept of it. */
  live?: Cms
  /** The embedded CMS's answers to `/api/cms/*`. Without them this server is the site alone. */
  handlers?: CmsHandlers | undefined
  /** Finds out who asks for what not everybody may. */
  identify?: Identify | undefined
  media: (request: Request) => Promise<Response>
  /** What programs read of the council; not where the CMS runs elsewhere. */
  oparl?: ((request: Request) => Promise<Response>) | undefined
  /** What programs read and report of damages; not where the CMS runs elsewhere. */
  open311?: ((request: Request) => Promise<Response>) | undefined
  /** When what the embedded CMS gives the public changes. */
  feed?: Feed
  /** What keeps the embedded CMS from storing, if anything does. */
  trouble?: () => Trouble | undefined
  /** Told what readers ask for in vain. */
  noteMissing?: ((missed: Missed & { sender?: string | undefined }) => void) | undefined
  log: Log
  /** What is told to services of other houses, if an operator has named any. */
  observation?: Observation
  /** The content security policy of a page with this inline code; the strict one if none is given. */
  policy?: Policy
  /** Finished pages, where an operator wants them kept. */
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

/** One app from its parts: every request gets its frame, then goes to the first part that knows its path. */
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
 * What every request gets, whoever answers it: an id, a judgement whether it may come in at all, security headers, a
 * line in the log. An answer may bring stricter headers of its own; they stay.
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
  // Two names for one website: parts of a chain of servers would believe one each (RFC 9112 §3.2).
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

/** Who has gone away gets no answer, and that it could not be read to its end is no fault of ours. */
const hasGone = (c: Context<Env>): boolean =>
  c.req.raw.signal.aborted || c.env?.incoming?.socket.destroyed === true

type InTurn = (c: Context<Env>, work: (sender: string | undefined) => Promise<Response>) => Promise<Response>

/** What takes the processor takes turns, by where it is asked for. Files and pictures have bounds of their own. */
function turns({ trustProxy }: Config): InTurn {
  const take = fairTurns()
  return (c, work) => {
    const sender = senderOf(c.env?.incoming, trustProxy)
    return take(networkOf(sender), async () => {
      // Who has gone while waiting gets nothing drawn.
      if (hasGone(c)) return refuse(408, c.get('requestId'))
      return work(sender)
    })
  }
}

/** Calm as the log is, a flood of them is one line a minute. */
function tooMany(c: Context<Env>, { log }: Pick<Parts, 'log'>, form?: string): Response {
  const requestId = c.get('requestId')
  const headers = { 'retry-after': '5' }
  log.warn({ requestId, grund: 'TooManyFromThere' }, 'Zu viele warten')
  // Files of one network have turns of their own: others are served.
  if (bodyOf(c.req.method, c.req.path).takesFile)
    return problem('zu-viele', requestId, { ...headers, connection: 'close' })
  if (c.req.path.startsWith('/api/')) return problem('nicht-erreichbar', requestId, headers)
  if (form === undefined) return refuse(503, requestId, headers)
  return refuse(503, requestId, { ...headers, 'content-security-policy': keptFormPolicy }, form)
}

/** What passes by itself, told in the way of who asked. The rest of a body is not waited for. */
function notNow(c: Context<Env>, error: CmsError): Response {
  const requestId = c.get('requestId')
  const headers = { 'retry-after': String(error.retryAfter ?? 60), connection: 'close' }
  if (c.req.path.startsWith('/api/')) return problem(error.code, requestId, headers)
  return refuse(503, requestId, headers)
}

const messageOf = (error: unknown): string =>
  isCmsError(error) ? 'Aufruf nicht beantwortet' : 'Unerwarteter Fehler'

/** Programs and styles of the desk: nothing of a town stands in them, so nobody is asked who they are. */
function deskFile({ desk }: Parts, otherwise: Handler): Handler {
  return c => desk?.(c.req.raw, c.req.path.slice(DESK_ROOT.length)) ?? otherwise(c)
}

/** Lists and forms of the desk: large, and only for whoever is signed in. */
const DESK_CALLS = '/api/cms/redaktion/'

/** The wall. Where the CMS runs elsewhere, only that one answers calls. */
function cmsEndpoint({ handlers, identify = nobody, log, config }: Parts, inTurn: InTurn): Handler {
  if (!handlers) return c => problem('aufruf-unbekannt', c.get('requestId'))
  const answer = answerOverHttp({ handlers, identify }, (error, about) =>
    log.error({ err: error, ...about }, messageOf(error)),
  )
  const taking = fileTaker(config)
  return async c => {
    const requestId = c.get('requestId')
    // Programs name no origin. Browsers do, and only our own pages may send.
    if (isForeignForm(c.req.raw, config)) return problem('fremde-herkunft', requestId)
    const token = deskToken(c.req.raw, config)
    if (bodyOf(c.req.method, c.req.path).takesFile)
      return taking(c, await isKnown(c.req.raw, identify, token), sender =>
        answer(c.req.raw, { requestId, sender, token }),
      )
    const request = await withBody(c.req.raw, await limitOf(c.req.raw, identify, token))
    if (!request) return problem('zu-gross', requestId, { connection: 'close' })
    // Compressing belongs to the turn: nobody has it done more often than it is their turn.
    return inTurn(c, async sender => {
      const response = guarded(await answer(request, { requestId, sender, token }))
      return c.req.path.startsWith(DESK_CALLS) ? compressData(c.req.raw, response) : response
    })
  }
}

/** What an answer that is no page may do in a browser that opens it: data nothing, a file no more than be seen. */
function guarded(response: Response): Response {
  const { headers } = response
  const type = headers.get('content-type') ?? ''
  if (/^application\/(?:\w+\+)?json/.test(type)) headers.set('content-security-policy', dataPolicy)
  // A PDF in a sandbox is not shown by browsers; their viewers keep it apart by themselves.
  else if (type !== 'application/pdf') headers.set('content-security-policy', uploadPolicy)
  return response
}

/** A file is read where it is known who sends it, a few of one network at a time; it holds up no page meanwhile. */
const filesInTurn = fairTurns({ atOnce: 3, room: 20 })
/** Of anybody the connection stays no longer than any other: what waits has time to be answered as well (unpack.ts). */
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
    // The rest of what was refused is not waited for.
    if (!response.ok) response.headers.set('connection', 'close')
    return guarded(response)
  }
}

/** What the body of a call may weigh; more than a message only from who is somebody. */
async function limitOf(request: Request, identify: Identify, inCookie?: string): Promise<number> {
  const { largest = LARGEST } = bodyOf(request.method, new URL(request.url).pathname)
  return largest > LARGEST && (await isKnown(request, identify, inCookie)) ? largest : LARGEST
}

/** Whether the sender is somebody in the realm of this call. */
async function isKnown(request: Request, identify: Identify, inCookie?: string): Promise<boolean> {
  const { realm } = bodyOf(request.method, new URL(request.url).pathname)
  const token = realm && (tokenIn(realm, request.headers) ?? inCookie)
  if (!token) return false
  try {
    return Boolean(await identify(realm, token))
  } catch (error) {
    // Nobody can say it just now: that is no reason to find a page of theirs too large.
    if (isCmsError(error) && error.status === 503) throw error
    // A refusal comes again where the call is answered, and is told there.
    return false
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
    guarded(response)
    // Newsletters and other towns' pages may show our pictures.
    headers.set('cross-origin-resource-policy', 'cross-origin')
    return response
  }
}

/** The address of the OParl server. */
const OPARL = '/oparl/v1'

/** What other programs, of any origin, read of the council. */
function oparl({ oparl: answer }: Parts, otherwise: Handler, inTurn: InTurn): Handler {
  if (!answer) return otherwise
  return c =>
    inTurn(c, async () => {
      const response = guarded(await answer(c.req.raw))
      response.headers.set('cross-origin-resource-policy', 'cross-origin')
      return response
    })
}

/** The address of the Open311 server. */
const OPEN311 = '/open311'

/** What other programs, of any origin, read of damages and report with a key of their own: no cookie opens anything here. */
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

/** A file of the site's build, or a page. */
function page(parts: Parts, files: StaticFiles, inTurn: InTurn): Handler {
  const draw = drawing(parts, inTurn)
  return async c => {
    const { path } = c.req
    const requestId = c.get('requestId')
    const request = c.req.raw
    const file = files(request, path)
    if (file) return request.method === 'POST' ? notAllowed(c, READ) : file
    // A chunk of an earlier build: the browser wants a quick no, not a rendered page.
    if (path.startsWith('/assets/')) return refuse(404, requestId)
    const kept = await keptPage(parts, c, () => draw(c))
    const response = kept ?? (await compressPage(request, (await draw(c)).response))
    const missed = parts.noteMissing && missedPage(request, response, parts.config.publicUrl)
    if (missed) parts.noteMissing?.({ ...missed, sender: senderOf(c.env?.incoming, parts.config.trustProxy) })
    return response
  }
}

/** A finished page, where finished pages are kept and this may be one. */
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

/** Has the site draw what is asked for. */
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
