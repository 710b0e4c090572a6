import { isPublicPage } from '@rathausplatz/contract/public-page'
import { isReserved } from '../collections/reserved.ts'
import { requestedPath } from '../site-path.ts'

const LONGEST = 200

/** Paths that only attack programs request. */
const ATTACK =
  /(?:^|\/)(?:wp-|cgi-bin|xmlrpc|phpmyadmin|vendor\/|admin(?:\/|$)|node_modules|actuator)|php|\.env|\.git/i

/**
 * File extensions of pages and documents of an old website. Any other path with a dot names a file or is an
 * attack.
 */
const OLD_PAGE = /\.(?:html?|pdf)$/i

/** A mail address, a phone or file number, or a key: personal data. */
const PERSONAL = /@|\d{6}|[^/-]{41}/

/**
 * Returns the address as it is stored; undefined if it looks like an attack, may contain personal data or is
 * not a public page.
 */
export function keptPath(asked: string): string | undefined {
  if (asked.length > 3 * LONGEST) return undefined
  const path = requestedPath(asked)
  if (path === undefined || path === '/' || path.length > LONGEST) return undefined
  if (ATTACK.test(path) || PERSONAL.test(path) || path.replace(OLD_PAGE, '').includes('.')) return undefined
  if (/[^\p{L}\p{N}\p{M}/._~,()+&' -]/u.test(path)) return undefined
  return isReserved(path) || !isPublicPage(path) ? undefined : path
}
