/** Nothing that ends a path, splits it anew, or that a browser reads differently from what it shows. */
const FORBIDDEN = /[\s\\?#%<>"\p{Cc}]/u

/**
 * The one spelling of a path of the site: `//rathaus/` is `/rathaus`, and an umlaut is one character however it was
 * typed. Undefined for what cannot be a path.
 */
export function sitePath(text: string): string | undefined {
  const path = `/${text.normalize('NFC').split('/').filter(Boolean).join('/')}`
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
