import { useEffect } from 'react'

/**
 * Reloads a page that the browser restores from its back/forward cache, because the session may have ended
 * meanwhile.
 */
export function useNeverFromMemory() {
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])
}
