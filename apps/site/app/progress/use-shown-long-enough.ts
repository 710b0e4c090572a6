import { useEffect, useRef, useState } from 'react'

/** A loading state that shows once shows at least as long, in milliseconds: no flashing (spec §9). */
export const FETCH_MINIMUM_DISPLAY = 200

/** The same loading state, but never shorter than that. */
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
