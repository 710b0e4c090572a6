import type { FetchOutside } from '../outbound/fetch-outside.ts'
import { type Refusal, refusalWords } from '../outbound/refusals.ts'
import type { Severity } from './message.ts'
import type { Heard } from './take-in.ts'

/** A failure: a German sentence for editors, and for the log what exactly was wrong. */
export type Failed = { readonly is: 'fehler'; readonly satz: string; readonly grund?: string }

/** The answer of a service, or why there is none. */
export type Answered =
  | { readonly is: 'gelesen'; readonly json: unknown; readonly etag: string }
  | { readonly is: 'unveraendert' }
  | Failed

/** A warning that the website shows without its details, because they are not read yet. */
export type Unread = {
  readonly kennung: string
  readonly titel: string
  readonly schwere: Severity
  /** True for a withdrawal of which nothing is on the website. */
  readonly isWithdrawal: boolean
}

/** The messages in the answer of a service. */
export type Listened =
  | {
      readonly is: 'gehoert'
      readonly heard: Heard
      readonly etag: string
      readonly unread?: readonly Unread[]
    }
  | Exclude<Answered, { is: 'gelesen' }>

/** Largest list of warnings that is read, in bytes. */
export const LARGEST_LIST = 2_000_000

export const failed = (satz: string, grund = satz): Failed => ({ is: 'fehler', satz, grund })

/** For an answer in another form, such as a page that says that the service is being maintained. */
export const unreadable = (grund: string): Failed =>
  failed('Der Dienst antwortet gerade nicht lesbar.', grund)

/** Editors know these addresses as services, not as websites. */
export const notReached = (refusal: Refusal): Failed =>
  failed(refusalWords[refusal].replace('Die Website', 'Der Dienst'))

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
  if (!fetched.ok) return notReached(fetched.refusal)
  const { status, headers, body, url } = fetched.answer
  if (whatOf(url) !== whatOf(address)) return failed('Der Dienst leitet auf etwas anderes weiter.')
  if (Number(headers['age']) * 1000 > longestMs)
    return failed('Die Antwort ist veraltet: Sie kommt aus einem Zwischenspeicher.')
  if (status === 304 && etag) return { is: 'unveraendert' }
  if (status !== 200)
    return failed('Der Dienst meldet gerade einen Fehler.', `Der Dienst antwortet mit Status ${status}.`)
  try {
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    const own = headers['etag'] ?? ''
    return { is: 'gelesen', json, etag: own.length <= 200 ? own : '' }
  } catch {
    // Copies in other data centres send JSON as text/plain, so the content decides and not its type.
    const type = headers['content-type'] ?? ''
    const isJson = /\bjson\b/i.test(type)
    return unreadable(
      isJson
        ? 'Die Antwort ist kein gültiges JSON in UTF-8.'
        : `Die Antwort ist kein JSON, sondern nennt sich „${type.slice(0, 60)}“.`,
    )
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
