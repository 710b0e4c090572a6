import { addressOf, type Call, calls, givesFile, sprachen } from '@rathausplatz/contract'

/** What a call was received with, defaults filled in and nothing beside them. */
export type Received = { params?: Record<string, unknown>; query?: Record<string, unknown> }

/**
 * How long an answer is kept for the time in which the CMS fails. `day`: in memory and on disk. `briefly`: in memory only,
 * because somebody typed what was asked. `never`: calls that need a token or a key, that send something, or that
 * answer with a file: the town may withdraw a photo at any moment, and its bytes are not counted as text is.
 */
export type Keeping = 'day' | 'briefly' | 'never'

export function keepingOf(call: Call, { query }: Received): Keeping {
  const { method, realm, keyed, name } = call
  if (method !== 'GET' || realm || keyed || givesFile(call)) return 'never'
  const isTyped = name === calls.suche.name || name === calls.suchvorschlaege.name || Boolean(query?.['q'])
  return isTyped ? 'briefly' : 'day'
}

/** Two requests for the same have the same key, whatever else their visitors' addresses held. */
export function keyOf(call: Call, received: Received): string {
  const { pathname, searchParams } = addressOf('http://cms', call, received)
  searchParams.sort()
  return `${pathname}?${searchParams}`
}

/** Keys of the other versions of a page: when it goes, they go with it. */
export function versionsOf({ call, received }: { call: Call; received: Received }): string[] {
  if (call.name !== calls.route.name) return []
  return [undefined, ...sprachen].map(sprache => keyOf(call, { query: { ...received.query, sprache } }))
}
