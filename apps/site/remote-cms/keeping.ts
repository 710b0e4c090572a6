import { addressOf, type Call, calls, givesFile, sprachen } from '@rathausplatz/contract'

/** Parameters of a call, with their defaults and without unknown parameters. */
export type Received = { params?: Record<string, unknown>; query?: Record<string, unknown> }

/**
 * How long an answer is kept for outages of the CMS. `day`: in memory and on disk. `briefly`: in memory only,
 * because a visitor has typed the query. `never`: calls that need a token or a key, that send data, or that
 * answer with a file, because the town may withdraw a photo at any moment and the bytes of files are not
 * counted in the limits.
 */
export type Keeping = 'day' | 'briefly' | 'never'

/** A call whose answer is kept, with its cache key. */
export type Question = { call: Call; received: Received; key: string; keeping: Keeping }

export function keepingOf(call: Call, { query }: Received): Keeping {
  const { method, realm, keyed, name } = call
  if (method !== 'GET' || realm || keyed || givesFile(call)) return 'never'
  const isTyped = name === calls.suche.name || name === calls.suchvorschlaege.name || Boolean(query?.['q'])
  return isTyped ? 'briefly' : 'day'
}

/**
 * Returns the cache key. It is the same for equal parameters, whatever other values the visitor's address
 * has.
 */
export function keyOf(call: Call, received: Received): string {
  const { pathname, searchParams } = addressOf('http://cms', call, received)
  searchParams.sort()
  return `${pathname}?${searchParams}`
}

/** Returns the keys of all language versions of a page, because they are deleted together. */
export function versionsOf({ call, received }: { call: Call; received: Received }): string[] {
  if (call.name !== calls.route.name) return []
  return [undefined, ...sprachen].map(sprache => keyOf(call, { query: { ...received.query, sprache } }))
}
