import { receive } from '../answer-call.ts'
import { type Call, tokenHeader } from '../call.ts'
import type { Cms } from '../cms.ts'
import { CmsError, problem, problemDetails } from '../cms-error.ts'
import { givesDownload, givesFile, receivedDownload, receivedFile } from '../file-answer.ts'
import { type Answered, NoData } from '../no-data.ts'
import { parseModestJson } from './modest-json.ts'
import { checkAnswer, readJson } from './read-answer.ts'

type RemoteOptions = {
  /** Longest wait for an answer, in milliseconds. */
  timeout?: number
  /** Largest answer that is read, in bytes. */
  limit?: number
  /** How a request goes out. Default: `fetch`, which does not tell how far a file has got. */
  send?: (address: URL, request: RequestInit) => Promise<Response>
  /** Changes an answer before it is checked; gives back the same object where it changes nothing. */
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

/** A good answer, with the text it came as. */
export type RemoteAnswer = { answer: unknown; text: string }

/** The site's end of the wire: a CMS reached over HTTP. What a call leaves open is said with the contract's default. */
export function cmsOverHttp(origin: string, options: RemoteOptions = {}): Cms {
  const ask = askOverHttp(origin, options)
  const call = async (call: Call, input: RemoteInput): Promise<unknown> =>
    (await ask(call, { ...receive(call, input), deadline: input.deadline })).answer
  return { call: call as Cms['call'] }
}

/**
 * Makes one call. An answer that is late, too large, no JSON or of another shape than the contract is refused as `NoData`
 * (spec §5: 'API response has no data: {name}'). That something is not there is believed only if the CMS says it itself:
 * a page of HTML with status 404 is what a proxy says while the CMS behind it is gone.
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
      call.patience ?? timeout,
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
        // A redirect is an answer like any other, and never followed.
        redirect: 'manual',
        signal,
      })
      answered.status = response.status
      answered.isPage = isHtml(response)
      if (response.ok && givesDownload(call))
        return { answer: receivedDownload(response, () => piecesOf(response, Infinity)), text: '' }
      if (response.ok && givesFile(call))
        return { answer: receivedFile(response, await readBytes(response, limit)), text: '' }
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
      if (call.stores && saysNo(answered.body)) throw new Error('a success that says it is none')
      const answer = await checkAnswer(call, answered.body)
      return { answer, text: answered.body === told ? text : JSON.stringify(answered.body) }
    } catch (cause) {
      if (cause instanceof CmsError) throw cause
      if (call.stores && isStored(answered)) return { answer: call.answer.parse({}), text: '{}' }
      throw new NoData(call.name, cause, answered)
    }
  }
}

/** A success is one without its words too, but not the page of something before the CMS, or one that says otherwise. */
const isStored = ({ status = 0, isPage, body }: Answered): boolean =>
  status >= 200 && status < 300 && !isPage && !saysNo(body)

const saysNo = (body: unknown): boolean => {
  const { error, success, ok } = (body ?? {}) as Record<string, unknown>
  return Boolean(error) || success === false || ok === false
}

/** An expected failure, as a CMS of our kind says it or as another one says it in its own way. */
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

/** To visitors a refusal is a sentence; to an editor also each fault of a long form, or the page as another has saved it. */
const mostOfARefusal = ({ realm }: Call) => (realm === 'redaktion' ? 20_000 : 20)

/** After how many seconds another try makes sense, if the CMS says so. */
function waitOf({ headers }: Response): { retryAfter?: number } {
  const seconds = Number(headers.get('retry-after') || Number.NaN)
  return Number.isInteger(seconds) && seconds > 0 ? { retryAfter: Math.min(seconds, 86_400) } : {}
}

const isHtml = ({ headers }: Response) => headers.get('content-type')?.includes('html') ?? false

/** Full address of a call: parameters in its path, filled query values behind it. */
export function addressOf(origin: string, call: Call, { params = {}, query = {} }: RemoteInput): URL {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(params[key])
    // Dots alone would lead to another call; no content is called so.
    if (/^\.{1,2}$/.test(value)) throw new CmsError('nicht-gefunden')
    return encodeURIComponent(value)
  })
  const address = new URL(path, origin)
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) address.searchParams.set(key, text(value))
  }
  return address
}

/** Query values are texts, numbers and switches. */
function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function headersOf(call: Call, { token, sender }: RemoteInput): Record<string, string> {
  return {
    accept: 'application/json',
    ...(call.body ? { 'content-type': 'application/json' } : {}),
    ...(call.takesFile ? { 'content-type': 'application/octet-stream' } : {}),
    ...(call.realm && token ? { [tokenHeader[call.realm]]: token } : {}),
    // Limits are per sender; who only reads is nobody's concern, unless they guess keys.
    ...((call.method !== 'GET' || call.keyed) && sender ? { 'x-forwarded-for': sender } : {}),
  }
}

/** Read piece by piece, in servers and browsers alike, so that nothing larger than the limit is ever held. */
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
