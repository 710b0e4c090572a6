import type { Config } from '../settings/config.ts'
import { boundaryOf } from './form-parts.ts'
import type { RefusalStatus } from './refusal.ts'

/** True for a form or call that was sent from another site: its visitor never meant to send it. */
export function isForeignForm(request: Request, config: Config): boolean {
  const { method, headers } = request
  if (method === 'GET' || method === 'HEAD') return false
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  return headers.has('origin') && !isOfOurOrigin(request, config)
}

/** True if the browser names one of our pages as the origin. */
export function isOfOurOrigin({ headers, url }: Request, { publicUrl, knownHost }: Config): boolean {
  const origin = headers.get('origin')
  if (origin === publicUrl) return true
  // Without a public address the site answers under any name, and so do its forms.
  return knownHost === undefined && origin === new URL(url).origin
}

/** Content types of forms whose parts can be counted. All others are refused. */
const isForm = (type: string): boolean =>
  /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type) || boundaryOf(type) !== undefined

/** Returns the status with which a form is refused before it is read, if any. */
export function refusedForm(request: Request, config: Config): RefusalStatus | undefined {
  if (request.method !== 'POST') return undefined
  if (isForeignForm(request, config)) return 403
  return isForm(request.headers.get('content-type') ?? '') ? undefined : 415
}

/** Returns the same request without its body, for an answer that explains the refusal. */
export function emptied({ url, headers: sent }: Request): Request {
  const headers = new Headers()
  for (const name of ['accept', 'accept-encoding', 'cookie']) {
    const value = sent.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Request(url, { method: 'POST', headers, body: new URLSearchParams() })
}
