import { lookup } from 'node:dns'
import { turnstile } from '../limits/turnstile.ts'
import type { Log } from '../log.ts'
import { answerOf, bodyOf, oneEach, TooLarge } from './http-answer.ts'
import { orGivenUp } from './or-given-up.ts'
import {
  addressOf,
  bareHost,
  isOutside,
  isOwn,
  type LookUp,
  lookupIn,
  OwnNetwork,
} from './outside-address.ts'
import type { Refusal } from './refusals.ts'

/** One redirect on the way to the answer. */
export type Hop = { readonly status: number; readonly from: string; readonly to: string }

export type Answer = {
  /** Address after all redirects. */
  readonly url: string
  readonly status: number
  readonly hops: readonly Hop[]
  /** By lower-case name; the first value if there are several. */
  readonly headers: Readonly<Record<string, string>>
  /** Empty for HEAD and for `mostBytes` 0. */
  readonly body: Uint8Array
}

export type Fetched =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly refusal: Refusal; readonly hops: readonly Hop[] }

export type Wish = {
  method?: 'GET' | 'HEAD' | 'POST'
  /** Body of a POST. POST follows no redirects, so no other host gets it. */
  body?: Uint8Array
  headers?: Readonly<Record<string, string>>
  /** Maximum size of the unpacked body in bytes. With 0 only status and headers are read. */
  mostBytes?: number
  accept?: string
  /** ETag of a cached answer: the other side answers 304 if it is still current. */
  etag?: string
  signal?: AbortSignal
  /** Awaited before a redirect to the same host is followed. */
  betweenHops?: () => Promise<void>
}

export type FetchOutside = (url: string, wish?: Wish) => Promise<Fetched>

export type OutsideRules = {
  /** Address of the town's site, for the user agent. */
  publicUrl: string
  atOnce?: number
  /** Timeout in milliseconds for the whole answer, redirects included. */
  patienceMs?: number
  /** Which addresses may be reached. In tests only this machine. */
  mayReach?: (address: string) => boolean
  /** Resolves a name. Default: the resolver of this machine. */
  lookUp?: LookUp
  /** Gets the reasons that the caller must not learn. */
  log?: Pick<Log, 'info'> | undefined
}

const MOST_BYTES = 10 * 1024 * 1024
const MOST_HOPS = 5

/**
 * Fetches from other websites. The address comes from an editor or a foreign page, so it can be anything:
 * only http(s), no credentials, and only public addresses. Names are checked when the connection is made,
 * against the addresses it uses: DNS rebinding cannot get around the check. Each call ends, whatever the
 * other side does: with an answer, a fault, a timeout, or at once when the caller aborts, also while it waits
 * in the queue.
 */
export function openOutside({
  publicUrl,
  atOnce = 2,
  patienceMs = 10_000,
  mayReach = isOutside,
  lookUp = lookup,
  log,
}: OutsideRules): FetchOutside {
  const places = turnstile(atOnce)
  const agent = `Rathausplatz (+${publicUrl})`

  const fetchIt = async (url: string, wish: Wish): Promise<Fetched> => {
    const { method = 'GET', mostBytes = MOST_BYTES, accept = '*/*', etag, signal, betweenHops } = wish
    const { body: sent } = wish
    const late = new AbortController()
    const alarm = setTimeout(() => late.abort(), patienceMs)
    const ended = signal ? AbortSignal.any([late.signal, signal]) : late.signal
    const hops: Hop[] = []
    const refused = (refusal: Refusal): Fetched => ({ ok: false, refusal, hops })
    let address = addressOf(url)
    const follow = async (): Promise<Fetched> => {
      while (address) {
        ended.throwIfAborted()
        if (isOwn(address, mayReach)) throw new OwnNetwork([bareHost(address)])
        const incoming = await answerOf(address, {
          method,
          headers: {
            'user-agent': agent,
            accept,
            'accept-encoding': 'gzip, deflate, br',
            ...(etag ? { 'if-none-match': etag } : {}),
            ...wish.headers,
            ...(sent ? { 'content-length': String(sent.length) } : {}),
          },
          body: sent,
          lookup: lookupIn(mayReach, lookUp),
          signal: ended,
        })
        const { statusCode: status = 0, headers } = incoming
        const next = isRedirect(status) && method !== 'POST' ? headers.location : undefined
        if (next === undefined) {
          const body = await bodyOf(incoming, { mostBytes: method === 'HEAD' ? 0 : mostBytes, ended })
          const answer = { url: address.href, status, hops, headers: oneEach(headers), body }
          return { ok: true, answer }
        }
        incoming.destroy()
        const to = addressOf(next, address)
        if (!to) return refused('keine-adresse')
        if (
          hops.length === MOST_HOPS ||
          hops.some(({ from }) => from === to.href) ||
          to.href === address.href
        )
          return refused('zu-viele-weiterleitungen')
        hops.push({ status, from: address.href, to: to.href })
        if (to.hostname === address.hostname) await betweenHops?.()
        address = to
      }
      return refused('keine-adresse')
    }
    try {
      return await orGivenUp(ended, follow())
    } catch (fault) {
      if (signal?.aborted) return refused('beendet')
      if (fault instanceof OwnNetwork)
        log?.info(
          { host: address?.hostname, refusal: fault.refusal },
          'Adresse hier im Haus, nicht abgerufen',
        )
      return refused(late.signal.aborted ? 'zu-langsam' : refusalOf(fault))
    } finally {
      clearTimeout(alarm)
    }
  }

  return async (url, wish = {}) => {
    const { signal } = wish
    const fetched = places.run(() => fetchIt(url, wish), { isWanted: () => !signal?.aborted })
    try {
      return await (signal ? orGivenUp(signal, fetched) : fetched)
    } catch (fault) {
      if (!signal?.aborted) throw fault
      return { ok: false, refusal: 'beendet', hops: [] }
    }
  }
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])
const isRedirect = (status: number) => REDIRECTS.has(status)

function refusalOf(fault: unknown): Refusal {
  if (fault instanceof TooLarge) return 'zu-gross'
  if (fault instanceof OwnNetwork) return fault.refusal
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : ''
  if (code === 'ENOTFOUND') return 'unbekannt'
  if (TOO_LARGE.has(code)) return 'zu-gross'
  if (
    code.includes('CERT') ||
    code.includes('TLS') ||
    code.includes('SSL') ||
    code === 'EPROTO' ||
    UNTRUSTED.has(code)
  )
    return 'unsicher'
  return 'keine-verbindung'
}

/**
 * Error codes for a head that is too large, or for too large chunk extensions between the chunks of a body.
 */
const TOO_LARGE = new Set(['HPE_HEADER_OVERFLOW', 'HPE_CHUNK_EXTENSIONS_OVERFLOW'])
const UNTRUSTED = new Set(['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY'])
