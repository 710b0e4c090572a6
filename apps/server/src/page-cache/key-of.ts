import type { IncomingHttpHeaders } from 'node:http'
import type { Beobachtung } from '@rathausplatz/contract/gespeicherte-daten'

/**
 * The parts of a request that decide which bytes of a page it gets, if the page is the same for all visitors.
 */
export type Asked = {
  method: string
  /** As it came over the wire: `/aktuelles?seite=2`. */
  target: string
  headers: IncomingHttpHeaders
  /** What the browser shall report from this page. */
  tells: readonly Beobachtung[]
}

/**
 * Matches an address without a query, or a further page of a list: other queries could create any number of
 * addresses.
 */
const ADDRESS = /^\/[^?#]{0,500}(?:\?seite=[1-9]\d{0,3})?$/

/** Cookies of the visitor that change how a page looks. */
const CHOICE = /^(?:modus=(?:hell|dunkel)|app=an)$/

/**
 * Returns the key under which a page may be cached for all requests like this one; undefined for a signed-in
 * visitor and for requests that are never cached.
 */
export function keyOf({ method, target, headers, tells }: Asked): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (!ADDRESS.test(target)) return undefined
  if (headers.authorization !== undefined || headers['content-length'] || headers['transfer-encoding'])
    return undefined
  // A prefetch is not cached: its answer has a header of its own that lets the browser keep it for a moment.
  if (headers['sec-purpose'] !== undefined) return undefined
  const choices = headers.cookie ? headers.cookie.split('; ').toSorted() : []
  if (choices.length > 2 || !choices.every(choice => CHOICE.test(choice))) return undefined
  return [target, ...choices, ...tells].join(' ')
}
