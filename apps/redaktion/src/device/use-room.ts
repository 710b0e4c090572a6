import { type RefObject, useLayoutEffect, useState } from 'react'

/** How much room an element has, in CSS pixels; none until it is drawn. */
export function useRoom(stage: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    if (!stage.current) return
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      setRoom({ width, height })
    })
    observer.observe(stage.current)
    return () => observer.disconnect()
  }, [stage])
  return room
}
