import { useEffect, useState } from 'react'
import { HAVE_GONE } from './have-gone.ts'

/**
 * Deletes all packets after a sign-out, even if the service worker did not see the sign-out. Returns true
 * once packets were deleted.
 */
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

/**
 * Asks the worker whether it has deleted packets: if it saw the sign-out, it deleted them before this page
 * loaded.
 */
const toldByWorker = () =>
  new Promise<boolean>(resolve => {
    const worker = navigator.serviceWorker?.controller
    if (!worker) return resolve(false)
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true })
    port1.start()
    worker.postMessage(HAVE_GONE, [port2])
  })
