import type { IncomingHttpHeaders } from 'node:http'
import type { Beobachtung } from '@rathausplatz/contract/gespeicherte-daten'

/** What decides which bytes a visitor gets of a page that is the same for all. */
export type Asked = {
  method: string
  /** As it came over the wire: `/aktuelles?seite=2`. */
  target: string
  headers: IncomingHttpHeaders
  /** What the browser shall report from this page. */
  tells: readonly Beobachtung[]
}

/**
 * An address without a query, or a further page of a list: other queries could create any number of
 * addresses.
 */
const ADDRESS = /^\/[^?#]{0,500}(?:\?seite=[1-9]\d{0,3})?$/

/** Cookies of the visitor that change how a page looks. */
const CHOICE = /^(?:modus=(?:hell|dunkel)|app=an)$/

/**
 * Returns the key under which a page may be cached for all who ask alike; undefined for a signed-in visitor.
 */
export function keyOf({ method, target, headers, tells }: Asked): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (!ADDRESS.test(target)) return undefined
  if (headers.authorization !== undefined || headers['content-length'] || headers['transfer-encoding'])
    return undefined
  // The browser that prefetches keeps the answer for a moment, and the answer has a header for that.
  if (headers['sec-purpose'] !== undefined) return undefined
  const choices = headers.cookie ? headers.cookie.split('; ').toSorted() : []
  if (choices.length > 2 || !choices.every(choice => CHOICE.test(choice))) return undefined
  return [target, ...choices, ...tells].join(' ')
}
