import type { IncomingHttpHeaders } from 'node:http'
import type { Beobachtung } from '@rathausplatz/contract/gespeicherte-daten'

/** What decides which bytes a visitor gets of a page that is the same for all. */
export type Asked = {
  method: string
  /** As it came on the wire: `/aktuelles?seite=2`. */
  target: string
  headers: IncomingHttpHeaders
  /** What the browser is asked to tell of the page. */
  tells: readonly Beobachtung[]
}

/** A page without a question, or a further page of its list: anything else would be as many addresses as somebody likes. */
const ADDRESS = /^\/[^?#]{0,500}(?:\?seite=[1-9]\d{0,3})?$/

/** Choices of the visitor that change how a page looks; the words stand in the site's cookies. */
const CHOICE = /^(?:modus=(?:hell|dunkel)|app=an)$/

/** The key under which a page may be kept for all who ask in the same way; none for whoever is somebody. */
export function keyOf({ method, target, headers, tells }: Asked): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (!ADDRESS.test(target)) return undefined
  if (headers.authorization !== undefined || headers['content-length'] || headers['transfer-encoding'])
    return undefined
  // Kept for a moment by the browser that prefetches: that answer says so.
  if (headers['sec-purpose'] !== undefined) return undefined
  const choices = headers.cookie ? headers.cookie.split('; ').toSorted() : []
  if (choices.length > 2 || !choices.every(choice => CHOICE.test(choice))) return undefined
  return [target, ...choices, ...tells].join(' ')
}
