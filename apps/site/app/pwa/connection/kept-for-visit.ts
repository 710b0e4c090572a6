/** How long a prefetched answer may be used for the visit, in seconds. */
const MOMENT = 60

/**
 * Returns cache headers for a prefetch, so that the browser reuses it for the following visit; other requests
 * get none.
 */
export function keptForVisit({ headers }: Request): Record<string, string> {
  const isPrefetch = headers.get('sec-purpose')?.startsWith('prefetch') ?? false
  return isPrefetch ? { 'cache-control': `private, max-age=${MOMENT}` } : {}
}
