import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isThrifty, whenIdle } from '../connection/connection.ts'
import { unterwegsPath } from '../paths.ts'
import { ageOf, fetchAndKeep, isKeepable } from './kept-page.ts'

/** Within this time a page is not kept anew. */
const RECENTLY = 10 * 60_000
/** The page that is always there is renewed this often. */
const UNTERWEGS_AGE = 6 * 3_600_000

/**
 * Keeps the pages that were gone to inside the site: the service worker saw only their data go by. Only where it is there
 * to answer with them, and never where data are to be saved.
 */
export function useKeepSeen(failed: boolean) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (failed || !('serviceWorker' in navigator) || !('caches' in window)) return
    return whenIdle(() => void keepSeen(new URL(pathname + search, location.origin)))
  }, [pathname, search, failed])
}

async function keepSeen(address: URL): Promise<void> {
  // Never comes where there is no worker to answer with what is kept.
  await navigator.serviceWorker.ready
  if (isThrifty(navigator)) return
  const unterwegs = new URL(unterwegsPath, location.origin)
  if (
    address.pathname !== unterwegsPath &&
    isKeepable(address) &&
    (await ageOf('gesehen', address)) > RECENTLY
  ) {
    await fetchAndKeep('gesehen', address)
  }
  if ((await ageOf('unterwegs', unterwegs)) > UNTERWEGS_AGE) await fetchAndKeep('unterwegs', unterwegs)
}
