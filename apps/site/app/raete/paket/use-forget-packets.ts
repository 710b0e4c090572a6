import { useEffect, useState } from 'react'
import { HAVE_GONE } from './have-gone.ts'

/** Whoever has signed out leaves no papers on the device, also where the service worker did not see it. True once some went. */
export function useForgetPackets(isOver: boolean): boolean {
  const [hasForgotten, setForgotten] = useState(false)
  useEffect(() => {
    if (!isOver || !('caches' in window)) return
    let isShown = true
    void forget()
      .then(had => isShown && setForgotten(had))
      .catch(() => undefined)
    return () => {
      isShown = false
    }
  }, [isOver])
  return hasForgotten
}

async function forget(): Promise<boolean> {
  const { forgetPackets } = await import('./kept-packets.ts')
  return (await forgetPackets()) || (await toldByWorker())
}

/** Where the worker saw the sign-out, they had gone before this page came. */
const toldByWorker = () =>
  new Promise<boolean>(resolve => {
    const worker = navigator.serviceWorker?.controller
    if (!worker) return resolve(false)
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true })
    port1.start()
    worker.postMessage(HAVE_GONE, [port2])
  })
