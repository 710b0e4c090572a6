/**
 * Programs of a screen are fetched when somebody goes there. Where the server has got a new version meanwhile, those of the
 * old one are gone: the desk is loaded anew, at the address to which one was going.
 */

/** Where that does not help nobody is led in a circle; in milliseconds. */
const AT_MOST_EVERY = 60_000

const missed = new WeakSet<Error>()
addEventListener('vite:preloadError', ({ payload }) => missed.add(payload))

/** Whether a screen could not be opened because its programs did not come. */
export const isProgramGone = (error: unknown): boolean => error instanceof Error && missed.has(error)

/** Loads the desk anew, unless that was done a moment ago or the server is not there; whether it does. */
export async function loadAnew(): Promise<boolean> {
  const [how] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (how?.type === 'reload' && performance.now() < AT_MOST_EVERY) return false
  // Without the network a browser would show its own page instead of the desk.
  const isThere = await fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  )
  if (isThere) location.reload()
  return isThere
}
