import { ablagen } from '@rathausplatz/contract/ablagen'

/**
 * App mode: the website runs in its own window, without the browser's controls. Server and browser share this
 * definition (spec §4). App mode is detected by this cookie, by a query flag that sets the cookie, or by the
 * display mode standalone, which only the browser knows.
 */
const COOKIE = ablagen.app.name
const FLAG = 'app'
const ON = 'an'
const OFF = 'aus'

export const standalone = '(display-mode: standalone), (display-mode: fullscreen), (display-mode: minimal-ui)'

/** Detects app mode on the server: by the flag in the address, otherwise by the cookie. */
export function isAppMode(query: URLSearchParams, cookies: string | null): boolean {
  const flag = query.get(FLAG)
  if (flag === ON || flag === OFF) return flag === ON
  return new RegExp(`(?:^|;\\s*)${COOKIE}=${ON}(?:;|$)`).test(cookies ?? '')
}

/**
 * Returns the session cookie that keeps app mode for an app around the website (a web view that opens
 * `/?app=an`); `/?app=aus` deletes the cookie. Returns undefined if the address has no flag.
 */
export function appModeCookie(query: URLSearchParams, isSecure: boolean): string | undefined {
  const flag = query.get(FLAG)
  if (flag !== ON && flag !== OFF) return undefined
  const value = flag === ON ? `${COOKIE}=${ON}` : `${COOKIE}=; Max-Age=0`
  return `${value}; Path=/; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`
}
