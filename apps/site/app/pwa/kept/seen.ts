/** What a page tells the worker: somebody has come to this address inside the site. */
export type Seen = { readonly seen: string }

/** The address that a message of a page of ours names, if it is such a message. */
export function addressSeen(data: unknown, origin: string): URL | undefined {
  const seen = typeof data === 'object' && data !== null && 'seen' in data ? data.seen : undefined
  const address = typeof seen === 'string' ? URL.parse(seen) : null
  return address?.origin === origin ? address : undefined
}
