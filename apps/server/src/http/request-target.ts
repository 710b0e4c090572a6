/** No page, search or form of the site has an address longer than this. */
const LONGEST = 8_192

/**
 * The usual path: segments of letters, digits, dash, underline, tilde and dot that do not begin with a dot.
 */
const PLAIN = /^\/(?:[\w~-][\w.~-]*(?:\/|$))*$/

/**
 * Checks the target of a request as it came over the wire, before any part normalises it. One page has one
 * address: a path that would need double decoding, merged slashes or `..` is refused, so that no two parts of
 * the system can read it differently.
 */
export function judgeTarget(target: string): 400 | 414 | undefined {
  if (target.length > LONGEST) return 414
  const query = target.indexOf('?')
  const path = query === -1 ? target : target.slice(0, query)
  return PLAIN.test(path) || isCanonical(path) ? undefined : 400
}

function isCanonical(path: string): boolean {
  if (!path.startsWith('/') || ENCODED_SEPARATOR.test(path)) return false
  const decoded = decode(path)
  if (decoded === undefined || FORBIDDEN.test(decoded)) return false
  const segments = decoded.split('/').slice(1)
  const last = segments.length - 1
  return segments.every((segment, i) => segment !== '.' && segment !== '..' && (segment !== '' || i === last))
}

const ENCODED_SEPARATOR = /%2f|%5c/i
// Matches control characters, backslashes and hashes in a decoded path.
const FORBIDDEN = /\p{Cc}|[\\#]/u

/**
 * Decodes a path; undefined if it is invalid. Raw characters beyond ASCII are invalid: browsers send them
 * encoded.
 */
function decode(path: string): string | undefined {
  if (!/^[\x20-\x7e]*$/.test(path)) return undefined
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
