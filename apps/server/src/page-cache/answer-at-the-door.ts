import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { noteAccess } from '../http/access-log.ts'
import { isKnownHost } from '../http/request-host.ts'
import { steadyHeaders } from '../http/security-headers.ts'
import type { Parts } from '../parts.ts'
import { keyOf } from './key-of.ts'
import { type Answer, type Form, headersFor } from './page-cache.ts'

/**
 * Answers a request from the page cache before the app sees it; false if the app has to answer. Admits no
 * request that the app would refuse: an address is only cached after the app has answered it.
 */
export function answerAtTheDoor({ cache, config, log, observation, isDraining }: Parts) {
  const headersOf = headersOnce(steadyHeaders(config))

  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const { method = '', url: target = '', headers } = incoming
    if (!cache || namesOtherHost(incoming, config)) return false
    const tells = observation?.beobachtungen.length ? observation.tellsOf(asHeaders(headers)) : []
    const key = keyOf({ method, target, headers, tells })
    const wishes = { encodings: headers['accept-encoding'] ?? null, tags: headers['if-none-match'] ?? null }
    const found = key === undefined ? undefined : cache.find(key, wishes)
    if (!found) return false
    const requestId = randomUUID().slice(24)
    noteAccess(log, method, target.split('?', 1)[0] ?? '', requestId, outgoing)(found.status)
    const sent = headersOf(found)
    outgoing.writeHead(
      found.status,
      isDraining?.()
        ? [...sent, 'x-request-id', requestId, 'connection', 'close']
        : [...sent, 'x-request-id', requestId],
    )
    if (method === 'HEAD' || found.status === 304) outgoing.end()
    else outgoing.end(found.form.bytes)
    return true
  }
}

/** Builds the headers of an answer in the shape that Node expects, once for each encoding of a page. */
function headersOnce(steady: ReturnType<typeof steadyHeaders>) {
  const known = { 200: new WeakMap<Form, string[]>(), 304: new WeakMap<Form, string[]>() }
  return ({ status, form }: Answer): readonly string[] => {
    const before = known[status].get(form)
    if (before) return before
    const own = headersFor(status, form)
    const named = new Set(own.map(([name]) => name))
    const all = [...own, ...steady.filter(([name]) => !named.has(name))].flat()
    known[status].set(form, all)
    return all
  }
}

/** True if the Host header is missing, foreign or repeated: then the app answers. */
function namesOtherHost({ rawHeaders, headers }: IncomingMessage, config: Parts['config']): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts++
  return hosts !== 1 || !isKnownHost(name => headers[name], config)
}

const asHeaders = (headers: IncomingMessage['headers']): Headers =>
  new Headers(
    ['dnt', 'sec-gpc'].flatMap(name => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value] as [string, string]] : []
    }),
  )
