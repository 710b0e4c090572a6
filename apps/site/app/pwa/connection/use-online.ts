import { useSyncExternalStore } from 'react'

/** Returns whether the browser has a network (spec §4); always true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
}

function listen(changed: () => void): () => void {
  for (const name of ['online', 'offline']) addEventListener(name, changed)
  return () => {
    for (const name of ['online', 'offline']) removeEventListener(name, changed)
  }
}
