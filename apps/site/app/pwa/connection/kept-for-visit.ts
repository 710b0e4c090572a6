/** How long the browser may use a prefetched answer for a visit, in seconds. */
const MOMENT = 60

/**
 * Returns cache headers for a prefetch, so that the browser reuses the answer for the visit that follows.
 * Other requests get none.
 */
export function keptForVisit({ headers }: Request): Record<string, string> {
  const isPrefetch = headers.get('sec-purpose')?.startsWith('prefetch') ?? false
  return isPrefetch ? { 'cache-control': `private, max-age=${MOMENT}` } : {}
}
