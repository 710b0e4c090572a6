import { ablagen } from '@rathausplatz/contract/ablagen'

/**
 * App mode: the website stands in a window of its own, without the browser's bar. One definition for server and browser
 * (spec §4): a cookie, a query flag that sets it, or the standalone display, which only the browser knows.
 */
const COOKIE = ablagen.app.name
const FLAG = 'app'
const ON = 'an'
const OFF = 'aus'

export const standalone = '(display-mode: standalone), (display-mode: fullscreen), (display-mode: minimal-ui)'

/** What the server can know: the flag of this address decides, else the cookie. */
export function isAppMode(query: URLSearchParams, cookies: string | null): boolean {
  const flag = query.get(FLAG)
  if (flag === ON || flag === OFF) return flag === ON
  return new RegExp(`(?:^|;\\s*)${COOKIE}=${ON}(?:;|$)`).test(cookies ?? '')
}

/**
 * The cookie by which an app around the website (a web view that opens `/?app=an`) stays one until it is closed; `/?app=aus`
 * takes it away. Undefined where the address says nothing of it.
 */
export function appModeCookie(query: URLSearchParams, isSecure: boolean): string | undefined {
  const flag = query.get(FLAG)
  if (flag !== ON && flag !== OFF) return undefined
  const value = flag === ON ? `${COOKIE}=${ON}` : `${COOKIE}=; Max-Age=0`
  return `${value}; Path=/; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`
}
