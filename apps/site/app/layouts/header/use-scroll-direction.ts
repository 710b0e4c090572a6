import { useEffect, useState } from 'react'

/** Below this scroll position in pixels the header does not move. */
const TOP = 240

/**
 * Returns the scroll direction: the header is hidden after scrolling down, and smaller after scrolling up.
 * Returns 'still' near the top of the page.
 */
export function useScrollDirection(): 'still' | 'down' | 'up' {
  const [direction, setDirection] = useState<'still' | 'down' | 'up'>('still')
  useEffect(() => {
    let last = scrollY
    const look = () => {
      const step = scrollY - last
      if (scrollY < TOP) setDirection('still')
      else if (Math.abs(step) > 8) setDirection(step > 0 ? 'down' : 'up')
      if (Math.abs(step) > 8) last = scrollY
    }
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return direction
}
