import { readCookies } from '@rathausplatz/site/session-cookies'
import type { Config } from '../settings/config.ts'
import { isOfOurOrigin } from './sent-form.ts'

const DESK = '/api/cms/redaktion/'

/**
 * Returns the token of an editor from the cookie of the desk. No script can read that cookie, so the calls of
 * the desk need no header. Browsers also send it with requests from other sites, so it is accepted only if
 * one of our pages certainly sent the request. A token in the header takes precedence.
 */
export function deskToken(request: Request, config: Config): string | undefined {
  const { pathname } = new URL(request.url)
  if (!pathname.startsWith(DESK) || !isAskedByOurPage(request, config)) return undefined
  const isSecure = config.publicUrl.startsWith('https:')
  const found = readCookies(request.headers.get('cookie'), 'redaktion', isSecure)
  return found.ok ? found.cookies.token : undefined
}

/**
 * Browsers send `sec-fetch-site` with every request over HTTPS; without HTTPS they send an origin with
 * requests that change data.
 */
function isAskedByOurPage(request: Request, config: Config): boolean {
  const { method, headers } = request
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const onlyReads = method === 'GET' || method === 'HEAD'
  return headers.has('origin') ? isOfOurOrigin(request, config) : onlyReads
}
