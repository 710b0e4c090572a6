/** A way out of this page that was begun less than this long ago is not crossed. */
const MOMENT = 3_000

let leftAt = Number.NEGATIVE_INFINITY
if (typeof window !== 'undefined') addEventListener('beforeunload', () => (leftAt = Date.now()))

/**
 * Asks the server for a page's data. Where there is no network the browser goes to the page itself: the service worker
 * answers with what lies on the device, and without one the browser says what is the matter.
 */
export async function orLeave<Loaded>(loading: Promise<Loaded>, request: Request): Promise<Loaded> {
  try {
    return await loading
  } catch (error) {
    // What the server answers is no such error; a request that was called off has nowhere to go.
    if (!(error instanceof TypeError) || request.signal.aborted) throw error
    // Who is on the way to another page already breaks off what was asked for, and shall arrive there.
    if (Date.now() - leftAt > MOMENT) location.assign(request.url)
    return new Promise<never>(() => {})
  }
}
