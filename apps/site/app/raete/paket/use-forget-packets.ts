import { useEffect } from 'react'

/** Whoever has signed out leaves no papers on the device, also where the service worker did not see it. */
export function useForgetPackets(isOver: boolean) {
  useEffect(() => {
    if (!isOver || !('caches' in window)) return
    void import('./kept-packets.ts').then(({ forgetPackets }) => forgetPackets()).catch(() => undefined)
  }, [isOver])
}
