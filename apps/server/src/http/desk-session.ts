import { readCookies } from '@rathausplatz/site/session-cookies'
import type { Config } from '../settings/config.ts'
import { isOfOurOrigin } from './sent-form.ts'

const DESK = '/api/cms/redaktion/'

/**
 * The token of an editor whose desk runs in the browser: it stands in a cookie that no script can read, so the calls of
 * the desk need no header. Browsers send a cookie along whoever asks for it; this one counts only where it is certain
 * that a page of this house asks. A header goes first.
 */
export function deskToken(request: Request, config: Config): string | undefined {
  const { pathname } = new URL(request.url)
  if (!pathname.startsWith(DESK) || !isAskedByOurPage(request, config)) return undefined
  const isSecure = config.publicUrl.startsWith('https:')
  const found = readCookies(request.headers.get('cookie'), 'redaktion', isSecure)
  return found.ok ? found.cookies.token : undefined
}

/** Browsers say so of every request over HTTPS; without it they name the origin of what changes anything. */
function isAskedByOurPage(request: Request, config: Config): boolean {
  const { method, headers } = request
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const onlyReads = method === 'GET' || method === 'HEAD'
  return headers.has('origin') ? isOfOurOrigin(request, config) : onlyReads
}
