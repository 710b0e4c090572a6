import { composed } from '@rathausplatz/text'

/** Nothing that ends a path, splits it anew, or that a browser reads differently from what it shows. */
const FORBIDDEN = /[\s\\?#%<>"\p{Cc}]/u

/**
 * The one spelling of a path of the site: `//rathaus/` is `/rathaus`, and an umlaut is one character however it was
 * typed. Undefined for what cannot be a path.
 */
export function sitePath(text: string): string | undefined {
  const path = `/${composed(text).split('/').filter(Boolean).join('/')}`
  if (FORBIDDEN.test(path) || path.split('/').some(segment => segment === '.' || segment === '..')) return
  return path
}

/** The path that an address of a visitor means, percent-decoded once. An encoded slash is no separator. */
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
 * The one spelling of an address with a query: the values in the order of their names, so that a link keeps its
 * meaning whatever order it was written in. `read` says how its path is read.
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
