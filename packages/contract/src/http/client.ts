import { type Call, tokenHeader } from '../call.ts'
import type { Cms } from '../cms.ts'
import { CmsError } from '../cms-error.ts'
import { read } from '../read.ts'

type RemoteOptions = {
  /** Longest wait for an answer, in milliseconds. */
  timeout?: number
  /** Largest answer that is read, in bytes. */
  limit?: number
}

type Input = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  token?: string
  signal?: AbortSignal
}

/**
 * The site's end of the wire: a CMS reached over HTTP. An answer that is late, too large, no JSON or of another shape
 * than the contract is refused (spec §5: 'API response has no data: {name}').
 */
export function cmsOverHttp(origin: string, { timeout = 3_000, limit = 5_000_000 }: RemoteOptions = {}): Cms {
  const call = async (call: Call, input: Input): Promise<unknown> => {
    const deadline = AbortSignal.timeout(timeout)
    const signal = input.signal ? AbortSignal.any([input.signal, deadline]) : deadline
    try {
      return await ask(origin, call, { ...input, signal }, limit)
    } catch (cause) {
      if (cause instanceof CmsError) throw cause
      throw new Error(`API response has no data: ${call.name}`, { cause })
    }
  }
  return { call: call as Cms['call'] }
}

async function ask(origin: string, call: Call, input: Input & { signal: AbortSignal }, limit: number) {
  const response = await fetch(addressOf(origin, call, input), {
    method: call.method,
    headers: headersOf(call, input),
    body: call.body ? JSON.stringify(input.body) : null,
    redirect: 'error',
    signal: input.signal,
  })
  if (response.status === 404) throw new CmsError('nicht-gefunden')
  if (response.status === 401) throw new CmsError('nicht-angemeldet')
  if (!response.ok) throw new Error(`status ${response.status}`)
  const answer = read(call.answer, await readJson(response, limit))
  if (!answer.ok) throw new Error(answer.reason)
  return answer.value
}

/** Full address of a call: parameters in its path, filled query values behind it. */
export function addressOf(origin: string, call: Call, { params = {}, query = {} }: Input): URL {
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

function headersOf(call: Call, { token }: Input): Record<string, string> {
  return {
    accept: 'application/json',
    ...(call.body ? { 'content-type': 'application/json' } : {}),
    ...(call.realm && token ? { [tokenHeader[call.realm]]: token } : {}),
  }
}

async function readJson(response: Response, limit: number): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > limit) throw new Error(`more than ${limit} bytes`)
    chunks.push(chunk)
  }
  return JSON.parse(new TextDecoder().decode(Buffer.concat(chunks)))
}
