import { receive } from '../answer-call.ts'
import { type Call, patienceOf, tokenHeader } from '../call.ts'
import type { Cms } from '../cms.ts'
import { CmsError, problem, problemDetails } from '../cms-error.ts'
import { givesDownload, givesFile, receivedDownload, receivedFile } from '../file-answer.ts'
import { groessteDatei } from '../medien.ts'
import { type Answered, NoData } from '../no-data.ts'
import { parseModestJson } from './modest-json.ts'
import { checkAnswer, readJson } from './read-answer.ts'

type RemoteOptions = {
  /** The maximum time to wait for an answer, in milliseconds. */
  timeout?: number
  /** The maximum size of an answer, in bytes. */
  limit?: number
  /** Sends a request. Default: `fetch`, which reports no upload progress. */
  send?: (address: URL, request: RequestInit) => Promise<Response>
  /** Changes an answer before it is checked; must return the same object if it changes nothing. */
  adapt?: (body: unknown, text: string) => unknown
}

export type RemoteInput = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  file?: Uint8Array<ArrayBuffer> | undefined
  token?: string | undefined
  signal?: AbortSignal | undefined
  deadline?: number | undefined
  sender?: string | undefined
}

/**
 * A valid answer, with its JSON text: the original text unless `adapt` has changed the body; empty for a
 * file.
 */
export type RemoteAnswer = { answer: unknown; text: string }

/** Returns a CMS over HTTP: the site's end of the wire. Fills in the defaults of the contract. */
export function cmsOverHttp(origin: string, options: RemoteOptions = {}): Cms {
  const ask = askOverHttp(origin, options)
  const call = async (call: Call, input: RemoteInput): Promise<unknown> =>
    (await ask(call, { ...receive(call, input), deadline: input.deadline })).answer
  return { call: call as Cms['call'] }
}

/**
 * Makes one call. Throws `NoData` for an answer that is late, too large, no JSON or of another shape than the
 * contract (spec §5: 'API response has no data: {name}'). "Not found" counts only from the CMS itself: a 404
 * with HTML comes from a proxy whose CMS is down.
 */
export function askOverHttp(
  origin: string,
  {
    timeout = 2_500,
    limit = 3_000_000,
    send = (address, request) => fetch(address, request),
    adapt = body => body,
  }: RemoteOptions = {},
) {
  return async (call: Call, input: RemoteInput): Promise<RemoteAnswer> => {
    const left = Math.min(
      call.patience ?? Math.max(timeout, patienceOf(call) ?? 0),
      Math.max(0, (input.deadline ?? Infinity) - performance.now()),
    )
    const late = AbortSignal.timeout(Math.ceil(left))
    const signal = input.signal ? AbortSignal.any([input.signal, late]) : late
    const answered: Answered = {}
    try {
      const response = await send(addressOf(origin, call, input), {
        method: call.method,
        headers: headersOf(call, input),
        body: call.takesFile ? (input.file ?? null) : call.body ? JSON.stringify(input.body) : null,
        // A redirect counts as an answer and is never followed.
        redirect: 'manual',
        signal,
      })
      answered.status = response.status
      answered.isPage = isHtml(response)
      if (response.ok && givesDownload(call))
        return { answer: receivedDownload(response, () => piecesOf(response, Infinity)), text: '' }
      if (response.ok && givesFile(call))
        return {
          answer: receivedFile(response, await readBytes(response, Math.max(limit, groessteDatei))),
          text: '',
        }
      const text = await readText(response, limit)
      const { status } = response
      answered.isEmpty = response.ok && text === ''
      const mayRefuse = call.realm !== undefined || call.method !== 'GET' || call.keyed === true
      if (status >= 400 && status < 500) {
        const refused = refusalIn(response, text, { mayRefuse, most: mostOfARefusal(call) })
        if (refused) throw refused
      }
      const told = text === '' ? undefined : readJson(call, text)
      answered.body = adapt(told, text)
      if (!response.ok) throw new Error(`status ${status}`)
      answered.saysNo = saysNo(answered.body)
      if (call.stores && answered.saysNo) throw new Error('a success that says it is none')
      const answer = await checkAnswer(call, answered.body)
      return { answer, text: answered.body === told ? text : JSON.stringify(answered.body) }
    } catch (cause) {
      if (cause instanceof CmsError) throw cause
      if (call.stores && isStored(answered)) return { answer: call.answer.parse({}), text: '{}' }
      throw new NoData(call.name, cause, answered)
    }
  }
}

/**
 * A success counts even with an unusable body, unless the body is an HTML page of a proxy or contradicts the
 * success.
 */
const isStored = ({ status = 0, isPage, body }: Answered): boolean =>
  status >= 200 && status < 300 && !isPage && !saysNo(body)

const saysNo = (body: unknown): boolean => {
  const { error, success, ok } = (body ?? {}) as Record<string, unknown>
  return Boolean(error) || success === false || ok === false
}

/** Reads an expected failure, as a problem of our contract or from the status of another CMS. */
function refusalIn(
  response: Response,
  text: string,
  { mayRefuse, most }: { mayRefuse: boolean; most: number },
): CmsError | undefined {
  const { status } = response
  const body = jsonIn(text, most)
  if (mayRefuse) {
    const told = problem.safeParse(isProblem(response) ? body : undefined)
    const isTold = told.success && told.data.status === status
    if (isTold) {
      const details = problemDetails.parse(told.data)
      return new CmsError(told.data.code, told.data.detail, { ...waitOf(response), details, body })
    }
    if (status === 401) return new CmsError('nicht-angemeldet', undefined, { body })
    if (status === 429) return new CmsError('zu-viele', undefined, { ...waitOf(response), body })
  }
  const isMissing = (status === 404 || status === 410) && !isHtml(response)
  return isMissing ? new CmsError('nicht-gefunden', undefined, { body }) : undefined
}

const isProblem = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('application/problem+json') ?? false

function jsonIn(text: string, most: number): unknown {
  try {
    return parseModestJson(text, most)
  } catch {
    return undefined
  }
}

/**
 * The maximum number of JSON values in a refusal: visitors get a sentence; editors also get every fault of a
 * long form, or the version that another editor saved.
 */
const mostOfARefusal = ({ realm }: Call) => (realm === 'redaktion' ? 20_000 : 20)

/** The seconds until a retry makes sense, if the CMS gives them. */
function waitOf({ headers }: Response): { retryAfter?: number } {
  const seconds = Number(headers.get('retry-after') || Number.NaN)
  return Number.isInteger(seconds) && seconds > 0 ? { retryAfter: Math.min(seconds, 86_400) } : {}
}

const isHtml = ({ headers }: Response) => headers.get('content-type')?.includes('html') ?? false

/** Returns the full URL of a call: parameters in its path, and query values that are set. */
export function addressOf(origin: string, call: Call, { params = {}, query = {} }: RemoteInput): URL {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(params[key])
    // Dot segments would lead to another call; no content has such a name.
    if (/^\.{1,2}$/.test(value)) throw new CmsError('nicht-gefunden')
    return encodeURIComponent(value)
  })
  const address = new URL(path, origin)
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) address.searchParams.set(key, text(value))
  }
  return address
}

/** Query values are strings, numbers and booleans. */
function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function headersOf(call: Call, { token, sender }: RemoteInput): Record<string, string> {
  return {
    accept: 'application/json',
    ...(call.body ? { 'content-type': 'application/json' } : {}),
    ...(call.takesFile ? { 'content-type': 'application/octet-stream' } : {}),
    ...(call.realm && token ? { [tokenHeader[call.realm]]: token } : {}),
    // Rate limits are per sender. Reading needs no sender, except for calls with a key, which could be
    // guessed.
    ...((call.method !== 'GET' || call.keyed) && sender ? { 'x-forwarded-for': sender } : {}),
  }
}

/** Reads in chunks, in servers and browsers alike, so that memory never holds more than the limit. */
async function* piecesOf({ body }: Response, limit: number) {
  const reader = body?.getReader()
  for (let size = 0; reader; ) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > limit) {
      await reader.cancel()
      throw new Error(`more than ${limit} bytes`)
    }
    yield value
  }
}

async function readText(response: Response, limit: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of piecesOf(response, limit)) text += decoder.decode(piece, { stream: true })
  return text + decoder.decode()
}

async function readBytes(response: Response, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of piecesOf(response, limit)) pieces.push(piece)
  return new Uint8Array(await new Blob(pieces).arrayBuffer())
}
