import { bodyOf, CmsError, type CmsErrorCode, isCmsError, toProblem } from '@rathausplatz/contract'
import type { Context } from 'hono'
import { keptFormPolicy } from '../http/kept-form.ts'
import { refuse } from '../http/refusal.ts'
import { dataPolicy } from '../http/security-headers.ts'
import type { Parts } from '../parts.ts'
import type { Env, Handler } from './handler.ts'

export const READ = 'GET, HEAD'

export function notAllowed(c: Context<Env>, allow: string): Response {
  if (c.req.path.startsWith('/api/')) return problem('methode-nicht-erlaubt', c.get('requestId'), { allow })
  return refuse(405, c.get('requestId'), { allow })
}

export function readOnly(handler: Handler): Handler {
  return c => (c.req.raw.method === 'POST' ? notAllowed(c, READ) : handler(c))
}

/**
 * Answers a network that has too many requests waiting. The log merges these lines, so a flood is one line a
 * minute.
 */
export function tooMany(c: Context<Env>, { log }: Pick<Parts, 'log'>, form?: string): Response {
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
export function notNow(c: Context<Env>, error: CmsError): Response {
  const requestId = c.get('requestId')
  const headers = { 'retry-after': String(error.retryAfter ?? 60), connection: 'close' }
  if (c.req.path.startsWith('/api/')) return problem(error.code, requestId, headers)
  return refuse(503, requestId, headers)
}

export const messageOf = (error: unknown): string =>
  isCmsError(error) ? 'Aufruf nicht beantwortet' : 'Unerwarteter Fehler'

export function problem(
  code: CmsErrorCode,
  requestId: string,
  headers: Record<string, string> = {},
): Response {
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
