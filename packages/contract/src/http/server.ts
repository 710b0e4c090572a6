import type * as z from 'zod'
import { type Call, tokenHeader } from '../call.ts'
import { type CallName, calls } from '../calls.ts'
import type { CmsHandlers } from '../cms.ts'
import { CmsError, toProblem } from '../cms-error.ts'
import { openApi } from '../openapi.ts'

type Report = (error: unknown, about: { call: string; requestId: string | undefined }) => void

/** A message of 5,000 letters in any script, however it is written down. */
const BODY_LIMIT = 65_536

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i

/**
 * The CMS's end of the wire: answers a request to `/api/cms/*` with the handler of its call. Bad input is a 400 that
 * names the field; an unexpected fault is reported and answered without detail.
 */
export function answerOverHttp(handlers: CmsHandlers, report: Report) {
  return async (request: Request, requestId?: string, sender?: string): Promise<Response> => {
    const url = new URL(request.url)
    let name = url.pathname
    try {
      if (url.pathname === '/api/cms/openapi.json') return jsonText(contractText(), 200)
      const found = matchCall(request.method, url.pathname)
      name = found.name
      const handler = handlers[found.name]
      if (!handler) throw new CmsError('aufruf-nicht-beantwortet')
      const input = await readInput(calls[found.name], found.params, url.searchParams, request)
      return json(await handler({ ...input, sender } as never), 200)
    } catch (error) {
      if (!(error instanceof CmsError)) report(error, { call: name, requestId })
      const known = error instanceof CmsError ? error : new CmsError('fehler')
      const answer = json(toProblem(known, requestId), known.status, 'application/problem+json')
      if (known.retryAfter !== undefined) answer.headers.set('retry-after', String(known.retryAfter))
      return answer
    }
  }
}

/** Checks the fields of a call against its schemas and fills in their defaults. A protected call needs a token. */
export function receive<C extends Call>(call: C, input: Record<string, unknown>): Record<string, unknown> {
  if (call.realm && !input.token) throw new CmsError('nicht-angemeldet')
  const received: Record<string, unknown> = {
    token: input.token,
    signal: input.signal,
    sender: input.sender,
  }
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part]
    if (schema) received[part] = parsePart(schema, input[part] ?? {})
  }
  return received
}

const routes = Object.entries(calls).map(([name, call]) => ({
  name: name as CallName,
  method: call.method,
  path: call.path as string,
  pattern: new RegExp(`^${call.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`),
}))

function matchCall(method: string, path: string): { name: CallName; params: Record<string, string> } {
  const matching = routes.filter(route => route.pattern.test(path))
  // `/raete/login` is the log-in, never the member called "login".
  const literal = matching.filter(route => route.path === path)
  const here = literal.length > 0 ? literal : matching
  if (here.length === 0) throw new CmsError('aufruf-unbekannt')
  const asked = method === 'HEAD' ? 'GET' : method
  const match = here.find(route => route.method === asked)
  if (!match) throw new CmsError('methode-nicht-erlaubt')
  const groups = match.pattern.exec(path)?.groups ?? {}
  return {
    name: match.name,
    params: Object.fromEntries(Object.entries(groups).map(([key, value]) => [key, decode(value)])),
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    throw new CmsError('anfrage-ungueltig')
  }
}

async function readInput(call: Call, params: unknown, search: URLSearchParams, request: Request) {
  const authorization = call.realm && request.headers.get(tokenHeader[call.realm])
  return receive(call, {
    params,
    query: Object.fromEntries(search),
    body: call.body && (await readBody(request)),
    token: authorization || undefined,
  })
}

/** Nothing but what says that it is JSON: a page of another website can send every other type without being asked. */
async function readBody(request: Request): Promise<unknown> {
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) throw new CmsError('kein-json')
  const text = await request.text()
  if (text.length > BODY_LIMIT) throw new CmsError('zu-gross')
  try {
    return JSON.parse(text)
  } catch {
    throw new CmsError('anfrage-ungueltig', 'Der Inhalt der Anfrage ist kein JSON.')
  }
}

function parsePart(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new CmsError('anfrage-ungueltig', `Nicht gültig: ${issue?.path.join('.') || 'Anfrage'}`)
}

let contract: string | undefined
/** The contract stays the same for as long as the process lives; making it takes longer than drawing a page. */
const contractText = () => (contract ??= JSON.stringify(openApi()))

const json = (body: unknown, status: number, type?: string): Response =>
  jsonText(JSON.stringify(body), status, type)

function jsonText(body: string, status: number, type = 'application/json'): Response {
  return new Response(body, {
    status,
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' },
  })
}
