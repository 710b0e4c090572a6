import { isPublicPage } from '@rathausplatz/contract/public-page'
import { isReserved } from '../collections/reserved.ts'
import { requestedPath } from '../site-path.ts'

const LONGEST = 200

/** What nobody asks for who reads: programs that look for a way in. */
const ATTACK =
  /(?:^|\/)(?:wp-|cgi-bin|xmlrpc|phpmyadmin|vendor\/|admin(?:\/|$)|node_modules|actuator)|php|\.env|\.git/i

/** Endings of pages and documents of an old website; any other dot is a file or an attack. */
const OLD_PAGE = /\.(?:html?|pdf)$/i

/** Somebody's mail address, a telephone or file number, a key. */
const PERSONAL = /@|\d{6}|[^/-]{41}/

/**
 * An address as it is kept, or undefined for what shall not be: what looks like an attack, what may say something of a
 * person, what is no public page.
 */
export function keptPath(asked: string): string | undefined {
  if (asked.length > 3 * LONGEST) return undefined
  const path = requestedPath(asked)
  if (path === undefined || path === '/' || path.length > LONGEST) return undefined
  if (ATTACK.test(path) || PERSONAL.test(path) || path.replace(OLD_PAGE, '').includes('.')) return undefined
  if (/[^\p{L}\p{N}\p{M}/._~,()+&' -]/u.test(path)) return undefined
  return isReserved(path) || !isPublicPage(path) ? undefined : path
}
