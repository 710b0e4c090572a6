import type { Config } from '../settings/config.ts'
import { boundaryOf } from './form-parts.ts'
import type { RefusalStatus } from './refusal.ts'

/** A form or a call that was sent from another website: its visitor never meant to send it. */
export function isForeignForm(request: Request, config: Config): boolean {
  const { method, headers } = request
  if (method === 'GET' || method === 'HEAD') return false
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  return headers.has('origin') && !isOfOurOrigin(request, config)
}

/** Whether the browser names a page of this house as the one that asks. */
export function isOfOurOrigin({ headers, url }: Request, { publicUrl, knownHost }: Config): boolean {
  const origin = headers.get('origin')
  if (origin === publicUrl) return true
  // Without a public address of its own the site answers under any name, and so do its forms.
  return knownHost === undefined && origin === new URL(url).origin
}

/** What a form may be sent as, where its parts can be counted. Everything else is no form of ours. */
const isForm = (type: string): boolean =>
  /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type) || boundaryOf(type) !== undefined

/** Why a form is not even read. */
export function refusedForm(request: Request, config: Config): RefusalStatus | undefined {
  if (request.method !== 'POST') return undefined
  if (isForeignForm(request, config)) return 403
  return isForm(request.headers.get('content-type') ?? '') ? undefined : 415
}

/** The same request with nothing in it, for an answer that says why nothing was taken. */
export function emptied({ url, headers: sent }: Request): Request {
  const headers = new Headers()
  for (const name of ['accept', 'accept-encoding', 'cookie']) {
    const value = sent.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Request(url, { method: 'POST', headers, body: new URLSearchParams() })
}
