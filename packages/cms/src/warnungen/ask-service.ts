import type { FetchOutside } from '../outbound/fetch-outside.ts'
import { refusalWords } from '../outbound/refusals.ts'
import type { Heard } from './take-in.ts'

/** The answer of a service, or a German sentence that says why there is none. */
export type Answered =
  | { readonly is: 'gelesen'; readonly json: unknown; readonly etag: string }
  | { readonly is: 'unveraendert' }
  | { readonly is: 'fehler'; readonly satz: string; readonly isMissing?: boolean }

/** The messages in the answer of a service. */
export type Listened =
  | { readonly is: 'gehoert'; readonly heard: Heard; readonly etag: string }
  | Exclude<Answered, { is: 'gelesen' }>

/** Largest list of warnings that is read, in bytes. */
export const LARGEST_LIST = 2_000_000

const failed = (satz: string): Answered => ({ is: 'fehler', satz })

type Question = {
  etag?: string
  mostBytes: number
  /** Greatest age of an answer from a cache on the way, in milliseconds. */
  longestMs?: number
  signal: AbortSignal
}

/** Requests JSON. Every failure is returned as a value, so that a broken service cannot break the server. */
export async function askService(
  fetchOutside: FetchOutside,
  address: string,
  { etag = '', mostBytes, longestMs = Number.POSITIVE_INFINITY, signal }: Question,
): Promise<Answered> {
  const fetched = await fetchOutside(address, { accept: 'application/json', etag, mostBytes, signal })
  if (!fetched.ok) return failed(refusalWords[fetched.refusal])
  const { status, headers, body, url } = fetched.answer
  if (whatOf(url) !== whatOf(address)) return failed('Der Dienst leitet auf etwas anderes weiter.')
  if (Number(headers['age']) * 1000 > longestMs)
    return failed('Die Antwort ist veraltet: Sie kommt aus einem Zwischenspeicher.')
  if (status === 304 && etag) return { is: 'unveraendert' }
  if (status !== 200)
    return { is: 'fehler', satz: `Der Dienst antwortet mit Status ${status}.`, isMissing: status === 404 }
  if (!/\bjson\b/i.test(headers['content-type'] ?? '')) return failed('Die Antwort ist kein JSON.')
  try {
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    const own = headers['etag'] ?? ''
    return { is: 'gelesen', json, etag: own.length <= 200 ? own : '' }
  } catch {
    return failed('Die Antwort lässt sich nicht lesen.')
  }
}

/**
 * Returns the requested resource without its host. A redirect may lead to the same resource on another host,
 * but not to another resource.
 */
function whatOf(address: string): string {
  const { pathname, search } = new URL(address)
  return `${pathname.slice(pathname.lastIndexOf('/'))}?${new URLSearchParams(search)}`
}
