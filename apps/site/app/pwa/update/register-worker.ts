import { TAKE_OVER } from './take-over.ts'

export const workerPath = '/sw.js'

/** Shortest time in ms between two checks of an open page for a new version. */
const HOUR = 3_600_000

/**
 * Registers the service worker once the page has loaded (spec §1). A failure is ignored (spec §8), because
 * the site works without a worker.
 */
export function registerWorker(onNewVersion: (takeOver: () => void) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {}
  const stop = new AbortController()
  const register = async () => {
    try {
      const registration = await navigator.serviceWorker.register(workerPath, { scope: '/' })
      watch(registration, onNewVersion, stop.signal)
    } catch {
      // A failure is ignored (spec §8).
    }
  }
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register(), { once: true, signal: stop.signal })
  return () => stop.abort()
}

function watch(
  registration: ServiceWorkerRegistration,
  onNewVersion: (takeOver: () => void) => void,
  signal: AbortSignal,
): void {
  let asked = Date.now()
  const tell = (worker: ServiceWorker | null) => {
    // The first worker of this site replaces no other worker, so it is not a new version.
    if (worker?.state === 'installed' && navigator.serviceWorker.controller && !signal.aborted) {
      onNewVersion(() => worker.postMessage(TAKE_OVER))
    }
  }
  tell(registration.waiting)
  registration.addEventListener(
    'updatefound',
    () => {
      const worker = registration.installing
      worker?.addEventListener('statechange', () => tell(worker), { signal })
    },
    { signal },
  )
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'visible' || Date.now() - asked < HOUR) return
      asked = Date.now()
      registration.update().catch(() => undefined)
    },
    { signal },
  )
}
