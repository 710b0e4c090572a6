/**
 * Programs of a screen are fetched when somebody goes there. Where the server has got a new version meanwhile, those of the
 * old one are gone: the desk is loaded anew, at the address to which one was going.
 */

const LAST = 'redaktion-neu-geladen'
/** Where that does not help nobody is led in a circle. */
const AT_MOST_EVERY = 60_000

const missed = new WeakSet<Error>()
addEventListener('vite:preloadError', ({ payload }) => missed.add(payload))

/** Whether a screen could not be opened because its programs did not come. */
export const isProgramGone = (error: unknown): boolean => error instanceof Error && missed.has(error)

/** Loads the desk anew, unless that was tried a moment ago or the server is not there; whether it does. */
export async function loadAnew(): Promise<boolean> {
  const now = Date.now()
  if (now - Number(sessionStorage.getItem(LAST) ?? 0) < AT_MOST_EVERY) return false
  // Without the network a browser would show its own page instead of the desk.
  const isThere = await fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isThere) return false
  sessionStorage.setItem(LAST, String(now))
  location.reload()
  return true
}
