import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isThrifty, whenIdle } from '../connection/connection.ts'
import type { Seen } from './seen.ts'

/**
 * Reports navigation within the site to the service worker, so that it keeps the pages: the worker itself
 * only sees requests for their data. Does nothing without a worker, after a failure or with data saver.
 */
export function useKeepSeen(failed: boolean) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (failed || !('serviceWorker' in navigator) || !('caches' in window)) return
    return whenIdle(() => void tellSeen(location.origin + pathname + search))
  }, [pathname, search, failed])
}

async function tellSeen(seen: string): Promise<void> {
  // Without a worker this promise never resolves.
  const { active } = await navigator.serviceWorker.ready
  if (isThrifty(navigator)) return
  active?.postMessage({ seen } satisfies Seen)
}
