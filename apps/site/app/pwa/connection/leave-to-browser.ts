/** Time in ms after the start of a page unload, during which the unload is not overridden. */
const MOMENT = 3_000

let leftAt = Number.NEGATIVE_INFINITY
if (typeof window !== 'undefined') addEventListener('beforeunload', () => (leftAt = Date.now()))

/**
 * Loads the data of a page. Without a network the browser loads the page itself: the service worker answers
 * with a kept page; if it has none, the browser shows its own error.
 */
export async function orLeave<Loaded>(loading: Promise<Loaded>, request: Request): Promise<Loaded> {
  try {
    return await loading
  } catch (error) {
    // An error that the server has sent is of another type; an aborted request has no target.
    if (!(error instanceof TypeError) || request.signal.aborted) throw error
    // A navigation that has started aborts its requests, and must not be overridden.
    if (Date.now() - leftAt > MOMENT) location.assign(request.url)
    return new Promise<never>(() => {})
  }
}
