import { type Call, tokenHeader } from '../call.ts'
import type { Cms } from '../cms.ts'
import { CmsError } from '../cms-error.ts'
import { NoData } from '../no-data.ts'
import { checkAnswer, readJson } from './read-answer.ts'
import { receive } from './server.ts'

type RemoteOptions = {
  /** Longest wait for an answer, in milliseconds. */
  timeout?: number
  /** Largest answer that is read, in bytes. */
  limit?: number
  /** Changes an answer before it is checked; gives back the same object where it changes nothing. */
  adapt?: (body: unknown, text: string) => unknown
}

export type RemoteInput = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
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
  { timeout = 2_500, limit = 3_000_000, adapt = body => body }: RemoteOptions = {},
) {
  return async (call: Call, input: RemoteInput): Promise<RemoteAnswer> => {
    const left = Math.min(timeout, Math.max(0, (input.deadline ?? Infinity) - performance.now()))
    const late = AbortSignal.timeout(Math.ceil(left))
    const signal = input.signal ? AbortSignal.any([input.signal, late]) : late
    const answered: { status?: number; body?: unknown } = {}
    try {
      const response = await fetch(addressOf(origin, call, input), {
        method: call.method,
        headers: headersOf(call, input),
        body: call.body ? JSON.stringify(input.body) : null,
        // A redirect is an answer like any other, and never followed.
        redirect: 'manual',
        signal,
      })
      answered.status = response.status
      const text = await readText(response, limit)
      const { status } = response
      if ((status === 404 || status === 410) && !isHtml(response)) throw new CmsError('nicht-gefunden')
      if (status === 401 && (call.realm || call.method === 'POST')) throw new CmsError('nicht-angemeldet')
      if (status === 429 && call.method === 'POST')
        throw new CmsError('zu-viele', undefined, waitOf(response))
      const told = text === '' ? undefined : readJson(call, text)
      answered.body = adapt(told, text)
      if (!response.ok) throw new Error(`status ${status}`)
      const answer = await checkAnswer(call, answered.body)
      return { answer, text: answered.body === told ? text : JSON.stringify(answered.body) }
    } catch (cause) {
      if (cause instanceof CmsError) throw cause
      throw new NoData(call.name, cause, answered)
    }
  }
}

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
    ...(call.realm && token ? { [tokenHeader[call.realm]]: token } : {}),
    // Limits are per sender; who only reads is nobody's concern.
    ...(call.method === 'POST' && sender ? { 'x-forwarded-for': sender } : {}),
  }
}

async function readText(response: Response, limit: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > limit) throw new Error(`more than ${limit} bytes`)
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}
