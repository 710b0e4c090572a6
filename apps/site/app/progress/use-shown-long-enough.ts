import { useEffect, useRef, useState } from 'react'

/** Minimum time of a visible loading state in ms, to avoid flashing (spec §9). */
export const FETCH_MINIMUM_DISPLAY = 200

/** Returns the loading state. It stays true for the minimum time. */
export function useShownLongEnough(isLoading: boolean): boolean {
  const [isShown, setShown] = useState(isLoading)
  const since = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (isLoading) {
      since.current = Date.now()
      setShown(true)
      return
    }
    const rest = since.current + FETCH_MINIMUM_DISPLAY - Date.now()
    if (rest <= 0) {
      setShown(false)
      return
    }
    const timer = setTimeout(() => setShown(false), rest)
    return () => clearTimeout(timer)
  }, [isLoading])
  return isLoading || isShown
}
