/** Message of a page to the worker: the visitor has navigated to this address within the site. */
export type Seen = { readonly seen: string }

/** Returns the address in such a message from one of our pages; undefined for other messages. */
export function addressSeen(data: unknown, origin: string): URL | undefined {
  const seen = typeof data === 'object' && data !== null && 'seen' in data ? data.seen : undefined
  const address = typeof seen === 'string' ? URL.parse(seen) : null
  return address?.origin === origin ? address : undefined
}
