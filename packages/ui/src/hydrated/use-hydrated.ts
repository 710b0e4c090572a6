import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until scripts run; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
