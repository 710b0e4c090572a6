import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import { type ClientRequest, type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { turnstile } from '../limits/turnstile.ts'
import type { Log } from '../log.ts'
import { orGivenUp } from './or-given-up.ts'
import { isOfThisMachine, isPublicAddress } from './public-address.ts'

/** Why nothing was fetched, in words that an editor can act on. */
export type Refusal =
  | 'keine-adresse'
  | 'eigenes-netz'
  | 'eigener-server'
  | 'unbekannt'
  | 'keine-verbindung'
  | 'unsicher'
  | 'zu-langsam'
  | 'zu-gross'
  | 'zu-viele-weiterleitungen'
  | 'beendet'

/** The same text for unknown and private names: otherwise an editor could scan our own network. */
const NOWHERE = 'Unter dieser Adresse ist im Internet keine Website zu erreichen.'

/** Messages in German, by refusal. */
export const refusalWords: Readonly<Record<Refusal, string>> = {
  'keine-adresse': 'Das ist keine Adresse einer Website (https://…).',
  'eigenes-netz': NOWHERE,
  'eigener-server': 'Diese Adresse liegt auf diesem Server selbst und wird nicht abgerufen.',
  unbekannt: NOWHERE,
  'keine-verbindung': 'Die Website antwortet nicht oder hat mittendrin abgebrochen.',
  unsicher: 'Die Website hat kein gültiges Zertifikat.',
  'zu-langsam': 'Die Website antwortet zu langsam.',
  'zu-gross': 'Die Antwort ist zu groß.',
  'zu-viele-weiterleitungen': 'Die Website leitet im Kreis oder zu oft weiter.',
  beendet: 'Der Abruf wurde abgebrochen.',
}

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

type LookUp = (
  name: string,
  options: LookupAllOptions,
  tell: (fault: Error | null, found: LookupAddress[]) => void,
) => void

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
/** Most informational answers (1xx) per request; one or two are usual. */
const MOST_HINTS = 20
const LONGEST_ADDRESS = 2_000

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

/** Ports below 1024 other than 80 and 443 belong to other services. */
const isPortOfTheWeb = ({ port }: URL) =>
  port === '' || port === '80' || port === '443' || Number(port) > 1_023

function addressOf(url: string, base?: URL): URL | undefined {
  if (url.length > LONGEST_ADDRESS || !URL.canParse(url, base)) return undefined
  const address = new URL(url, base)
  const isWeb = address.protocol === 'http:' || address.protocol === 'https:'
  if (!isWeb || address.username || address.password || !isPortOfTheWeb(address)) return undefined
  address.hash = ''
  return address
}

/** An IP address is checked here, because it needs no lookup. */
function isOwn(address: URL, mayReach: (address: string) => boolean): boolean {
  const bare = bareHost(address)
  return isIP(bare) !== 0 && !mayReach(bare)
}

const bareHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

const isOutside = (address: string) => isPublicAddress(address) && !isOfThisMachine(address)

class OwnNetwork extends Error {
  override name = 'OwnNetwork'
  readonly refusal: Refusal
  /**
   * If all addresses are public, the refusal may say that the name leads to this server: anybody can look
   * that up, and other websites of the town may run here.
   */
  constructor(addresses: readonly string[]) {
    super()
    this.refusal = addresses.every(isPublicAddress) ? 'eigener-server' : 'eigenes-netz'
  }
}

/** Resolves a name without addresses of our own network. */
const lookupIn =
  (mayReach: (address: string) => boolean, lookUp: LookUp): LookupFunction =>
  (name, options, tell) => {
    lookUp(name, { ...options, all: true }, (fault, found) => {
      if (fault) return tell(fault, '', 0)
      const reachable = found.filter(({ address }) => mayReach(address))
      const [first] = reachable
      if (!first) return tell(new OwnNetwork(found.map(({ address }) => address)), '', 0)
      if (options.all) return tell(null, reachable)
      return tell(null, first.address, first.family)
    })
  }

type Asked = {
  method: string
  headers: Record<string, string>
  body: Uint8Array | undefined
  lookup: LookupFunction
  signal: AbortSignal
}

/**
 * Resolves with the head of the answer. Rejects if the other side sends no answer, such as a server of
 * another protocol.
 */
const answerOf = (address: URL, { body, ...asked }: Asked): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const send = address.protocol === 'https:' ? overHttps : overHttp
    // A new connection for each request: a reused one would skip the check of the address.
    const sent: ClientRequest = send(address, { ...asked, agent: false })
    const fail = (why: string) => {
      reject(new Error(why))
      sent.destroy()
    }
    let hints = 0
    sent.on('response', incoming => {
      if ((incoming.statusCode ?? 0) < 200) fail('no final answer')
      else resolve(incoming)
    })
    sent.on('information', () => {
      if (++hints > MOST_HINTS) fail('hints without end')
    })
    sent.on('error', reject)
    // An end without an error, such as an unrequested protocol upgrade, emits only `close`.
    sent.on('close', () => reject(new Error('ended without an answer')))
    sent.end(body)
  })

class TooLarge extends Error {
  override name = 'TooLarge'
}

async function bodyOf(
  incoming: IncomingMessage,
  { mostBytes, ended }: { mostBytes: number; ended: AbortSignal },
): Promise<Uint8Array> {
  if (mostBytes === 0) {
    incoming.destroy()
    return new Uint8Array()
  }
  // Larger than the limit by its own header: no byte of the body is read.
  if (Number(incoming.headers['content-length']) > mostBytes) {
    incoming.destroy()
    throw new TooLarge()
  }
  const chunks: Buffer[] = []
  const packing = incoming.headers['content-encoding']?.trim().toLowerCase() ?? ''
  const unpacker = UNPACKERS[packing]?.()
  // Counts packed and unpacked bytes: a stream that unpacks to nothing could be endless too.
  const parts = [
    incoming,
    atMost(mostBytes),
    ...(unpacker ? [unpacker, atMost(mostBytes)] : []),
    new Writable({
      write(chunk: Buffer, _, done) {
        chunks.push(chunk)
        done()
      },
    }),
  ]
  try {
    await pipeline(parts, { signal: ended })
  } finally {
    incoming.destroy()
  }
  return Buffer.concat(chunks)
}

function atMost(bytes: number): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length
      if (size > bytes) done(new TooLarge())
      else done(null, chunk)
    },
  })
}

const UNPACKERS: Readonly<Record<string, (() => ReturnType<typeof createGunzip>) | undefined>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])
const isRedirect = (status: number) => REDIRECTS.has(status)

function oneEach(headers: IncomingMessage['headers']): Record<string, string> {
  const single = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value[0] : value,
  ])
  return Object.fromEntries(single.filter(([, value]) => value !== undefined))
}

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
