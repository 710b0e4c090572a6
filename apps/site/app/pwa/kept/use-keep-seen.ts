import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isThrifty, whenIdle } from '../connection/connection.ts'
import type { Seen } from './seen.ts'

/**
 * Tells the service worker of pages that were gone to inside the site, of which it saw only the data go by: it keeps them.
 * Only where it is there to answer with them, and never where data are to be saved.
 */
export function useKeepSeen(failed: boolean) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (failed || !('serviceWorker' in navigator) || !('caches' in window)) return
    return whenIdle(() => void tellSeen(location.origin + pathname + search))
  }, [pathname, search, failed])
}

async function tellSeen(seen: string): Promise<void> {
  // Never comes where there is no worker to answer with what is kept.
  const { active } = await navigator.serviceWorker.ready
  if (isThrifty(navigator)) return
  active?.postMessage({ seen } satisfies Seen)
}
