import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { RENEW } from '../pwa/kept/renew.ts'

/**
 * Renews the pages that this device keeps for use without a network, after a street was remembered or
 * forgotten (`?gemerkt=`).
 */
export function useRenewedCopies() {
  const { search } = useLocation()
  const was = new URLSearchParams(search).get('gemerkt')
  useEffect(() => {
    if (was === null || !('serviceWorker' in navigator)) return
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(RENEW))
  }, [was])
}
