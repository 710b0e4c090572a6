import { useEffect } from 'react'

/** A browser may show a page as it left it, also after its session has ended: then it is asked for anew. */
export function useNeverFromMemory() {
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])
}
