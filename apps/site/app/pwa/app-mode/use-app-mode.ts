import { useSyncExternalStore } from 'react'
import { standalone } from './app-mode.ts'

/** Returns whether the page is in app mode, as detected by the server or by the window. */
export function useAppMode(told: boolean): boolean {
  const isStandalone = useSyncExternalStore(
    listen,
    () => matchMedia(standalone).matches || isOnAppleHomeScreen(navigator),
    () => false,
  )
  return told || isStandalone
}

/** Older Apple devices have a property of their own. */
const isOnAppleHomeScreen = (browser: Navigator & { standalone?: boolean }) => browser.standalone === true

function listen(changed: () => void): () => void {
  const query = matchMedia(standalone)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
