/** So long what was prefetched may stand in for what is asked for on going there. */
const MOMENT = 60

/** What a browser fetches in an idle moment it may keep for the visit that follows; everything else it asks for anew. */
export function keptForVisit({ headers }: Request): Record<string, string> {
  const isPrefetch = headers.get('sec-purpose')?.startsWith('prefetch') ?? false
  return isPrefetch ? { 'cache-control': `private, max-age=${MOMENT}` } : {}
}
