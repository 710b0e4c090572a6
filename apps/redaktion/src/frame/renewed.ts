/**
 * Chunks of a screen are loaded on navigation. If the server has a new version meanwhile, the old chunks are
 * gone: the desk reloads at the address of the navigation.
 */

/** Least time in ms between two reloads: prevents a reload loop. */
const AT_MOST_EVERY = 60_000

const missed = new WeakSet<Error>()
addEventListener('vite:preloadError', ({ payload }) => missed.add(payload))

/** True if a screen could not be opened because its chunks are gone. */
export const isProgramGone = (error: unknown): boolean => error instanceof Error && missed.has(error)

/**
 * Reloads the desk, unless it was reloaded a moment ago or the server is unreachable. Returns true if it
 * reloads.
 */
export async function loadAnew(): Promise<boolean> {
  const [how] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (how?.type === 'reload' && performance.now() < AT_MOST_EVERY) return false
  // Without the network a browser would replace the desk by its own error page.
  const isThere = await fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  )
  if (isThere) location.reload()
  return isThere
}
