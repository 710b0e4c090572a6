import { type Answering, answerCall } from '../answer-call.ts'
import { type Call, tokenIn } from '../call.ts'
import { type CallName, calls } from '../calls.ts'
import { CmsError, toProblem } from '../cms-error.ts'
import {
  type Download,
  type FileAnswer,
  givesDownload,
  givesFile,
  sendDownload,
  sendFile,
} from '../file-answer.ts'
import { openApi } from '../openapi.ts'
import { parseModestJson } from './modest-json.ts'

type Report = (error: unknown, about: { call: string; requestId: string | undefined }) => void

/** The data about a request from the HTTP server. */
type Known = {
  requestId?: string | undefined
  sender?: string | undefined
  /** The token, if no header has one. */
  token?: string | undefined
}

/** The default maximum size of a body, in bytes: a message of 5,000 letters in any script and encoding. */
const BODY_LIMIT = 65_536

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i

/**
 * Answers requests to `/api/cms/*` with the handlers of the calls: the CMS's end of the wire. Invalid input
 * gets a 400 that names the field; a fault is answered without details. Each answer of 500 and above is
 * reported once with its cause, unless the client has disconnected.
 */
export function answerOverHttp(answering: Answering, report: Report) {
  return async (request: Request, { requestId, sender, token }: Known = {}): Promise<Response> => {
    const url = new URL(request.url)
    let name = url.pathname
    try {
      if (url.pathname === '/api/cms/openapi.json') return jsonText(contractText(), 200)
      const here = routesAt(url.pathname)
      const found = here.find(({ method }) => method === asked(request.method))
      if (!found) return refused(new CmsError('methode-nicht-erlaubt'), requestId, { allow: allowed(here) })
      name = found.name
      const call: Call = calls[found.name]
      const read = () => readInput(call, found, url, request, sender)
      const answer = await answerCall(
        answering,
        call,
        (call.realm && tokenIn(call.realm, request.headers)) ?? token,
        read,
      )
      if (givesDownload(call)) return sendDownload(answer as Download, request)
      return givesFile(call) ? sendFile(answer as FileAnswer, request, call) : json(answer, 200)
    } catch (error) {
      const told = error instanceof CmsError ? error : new CmsError('fehler')
      // Faults are logged for the operator; a disconnected client is no fault.
      if (told.status >= 500 && !request.signal.aborted) report(error, { call: name, requestId })
      return refused(told, requestId)
    }
  }
}

const routes = Object.entries(calls).map(([name, call]) => ({
  name: name as CallName,
  method: call.method,
  path: call.path as string,
  pattern: new RegExp(`^${call.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`),
}))

/**
 * Returns the properties of the body of a request before it is read: the maximum size, the realm, whether it
 * is a file.
 */
export function bodyOf(method: string, path: string): Pick<Call, 'largest' | 'realm' | 'takesFile'> {
  const found = routes.find(route => route.method === method && route.pattern.test(path))
  return found ? calls[found.name] : {}
}

/** Returns the calls at a path: one per method. */
function routesAt(path: string) {
  const matching = routes.filter(route => route.pattern.test(path))
  // `/raete/login` is the sign-in, never a member with the id "login".
  const literal = matching.filter(route => route.path === path)
  const here = literal.length > 0 ? literal : matching
  if (here.length === 0) throw new CmsError('aufruf-unbekannt')
  return here.map(({ name, method, pattern }) => ({
    name,
    method,
    groups: pattern.exec(path)?.groups ?? {},
  }))
}

type Found = ReturnType<typeof routesAt>[number]

const asked = (method: string) => (method === 'HEAD' ? 'GET' : method)

const allowed = (here: readonly Found[]) =>
  here.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    throw new CmsError('anfrage-ungueltig')
  }
}

async function readInput(call: Call, { groups }: Found, url: URL, request: Request, sender?: string) {
  return {
    params: Object.fromEntries(Object.entries(groups).map(([key, value]) => [key, decode(value)])),
    query: Object.fromEntries(url.searchParams),
    body: call.body && (await readBody(request, call.largest)),
    file: call.takesFile && (await readFile(request, call.largest)),
    sender,
    // The handler of a file stops when the sender disconnects.
    signal: call.takesFile ? request.signal : undefined,
  }
}

/** Excludes the content types that other websites can send without a CORS preflight. */
const FILE_TYPE = /^(?:image\/|application\/(?:pdf|octet-stream)\s*(?:;|$))/i

/** Counts the bytes while reading, so that no sender exceeds the limit. */
async function readFile(
  request: Request,
  largest = BODY_LIMIT,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!FILE_TYPE.test(request.headers.get('content-type') ?? '')) throw new CmsError('keine-datei')
  if (Number(request.headers.get('content-length') ?? 0) > largest) throw new CmsError('zu-gross')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > largest) throw new CmsError('zu-gross')
    chunks.push(chunk)
  }
  return size > 0 ? Buffer.concat(chunks) : undefined
}

/** Accepts only JSON content types: other websites can send all others without a CORS preflight. */
async function readBody(request: Request, largest = BODY_LIMIT): Promise<unknown> {
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) throw new CmsError('kein-json')
  const text = await request.text()
  if (Buffer.byteLength(text) > largest) throw new CmsError('zu-gross')
  try {
    return parseModestJson(text, mostValuesOf(largest), largest)
  } catch (error) {
    throw new CmsError(
      'anfrage-ungueltig',
      error instanceof SyntaxError
        ? 'Der Inhalt der Anfrage ist kein JSON.'
        : 'Der Inhalt der Anfrage hat zu viele Teile oder ist zu tief verschachtelt.',
    )
  }
}

/**
 * Returns the maximum number of values in a body of this maximum size: one per ten bytes, because few values
 * are shorter. The largest page has about ten thousand values; many more would block other requests during
 * parsing.
 */
const mostValuesOf = (largest: number): number => Math.min(largest / 10, 50_000)

let contract: string | undefined
/** Caches the document: it never changes in a process, and building it takes longer than rendering a page. */
const contractText = () => (contract ??= JSON.stringify(openApi()))

function refused(
  error: CmsError,
  requestId: string | undefined,
  headers: Record<string, string> = {},
): Response {
  const answer = json(toProblem(error, requestId), error.status, 'application/problem+json')
  if (error.retryAfter !== undefined) answer.headers.set('retry-after', String(error.retryAfter))
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
  return answer
}

const json = (body: unknown, status: number, type?: string): Response =>
  jsonText(JSON.stringify(body), status, type)

function jsonText(body: string, status: number, type = 'application/json'): Response {
  return new Response(body, {
    status,
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' },
  })
}
