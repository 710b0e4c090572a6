import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { isCmsError, methods } from '@rathausplatz/contract'
import { type Context, Hono } from 'hono'
import { cmsEndpoint } from './answers/cms-calls.ts'
import { deskFile, medien } from './answers/files.ts'
import { type Env, hasGone } from './answers/handler.ts'
import { observed } from './answers/observed.ts'
import { OPARL, OPEN311, oparl, open311 } from './answers/open-data.ts'
import { page } from './answers/pages.ts'
import { messageOf, notAllowed, notNow, readOnly, tooMany } from './answers/refusals.ts'
import { turns } from './answers/turns.ts'
import { DESK_FILES } from './files/desk.ts'
import { staticFiles } from './files/static-files.ts'
import { noteAccess } from './http/access-log.ts'
import { TooManyFromThere } from './http/fair-turns.ts'
import { alive, PROBES, readyz } from './http/probes.ts'
import { refuse } from './http/refusal.ts'
import { isKnownHost } from './http/request-host.ts'
import { judgeTarget } from './http/request-target.ts'
import { framedLike, NO_INLINE_CODE, pagePolicy, shownAt, steadyHeaders } from './http/security-headers.ts'
import { notingCauses } from './noting-causes.ts'
import { observePaths } from './observe/observe.ts'
import type { Parts } from './parts.ts'
import type { Config } from './settings/config.ts'

export type App = Hono<Env>

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
    if (!headers.has('content-security-policy'))
      headers.set('content-security-policy', framedLike(headers.get('x-frame-options')))
    if (isDraining?.()) headers.set('connection', 'close')
    answered?.(c.res.status)
  }
}

function judge(c: Context<Env>, target: string, config: Config): Response | undefined {
  const requestId = c.get('requestId')
  const wrong = judgeTarget(target)
  if (wrong) return refuse(wrong, requestId)
  // With two Host headers, each proxy or server in a chain could believe a different one (RFC 9112 §3.2).
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
