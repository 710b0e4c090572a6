import { composed } from '@rathausplatz/text'

/** Characters that end a path, split it, or that a browser displays differently from what it requests. */
const FORBIDDEN = /[\s\\?#%<>"\p{Cc}]/u

/**
 * Returns the canonical spelling of a path of the site: `//rathaus/` becomes `/rathaus`, and umlauts are
 * composed (NFC). Undefined if the text cannot be a path.
 */
export function sitePath(text: string): string | undefined {
  const path = `/${composed(text).split('/').filter(Boolean).join('/')}`
  if (FORBIDDEN.test(path) || path.split('/').some(segment => segment === '.' || segment === '..')) return
  return path
}

/**
 * Returns the path of a requested address, percent-decoded once. An encoded slash is not a separator:
 * undefined.
 */
export function requestedPath(url: string): string | undefined {
  const [path = ''] = url.split(/[?#]/, 1)
  const segments = path.split('/').map(decode)
  if (segments.some(segment => segment === undefined || segment.includes('/'))) return
  return sitePath(segments.join('/'))
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/**
 * Returns the canonical spelling of an address with a query: its values are sorted by name, so that their
 * order does not matter. `read` parses the path.
 */
export function siteAddress(text: string, read = sitePath): string | undefined {
  const [beforeFragment = ''] = text.split('#', 1)
  const at = beforeFragment.indexOf('?')
  if (at === -1) return read(beforeFragment)
  const path = read(beforeFragment.slice(0, at))
  const query = new URLSearchParams(beforeFragment.slice(at + 1))
  query.sort()
  return path === undefined || query.size === 0 ? path : `${path}?${query}`
}
