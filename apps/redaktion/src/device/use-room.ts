import { type RefObject, useLayoutEffect, useState } from 'react'

/** Returns the size of an element in CSS pixels; 0 until it is rendered. */
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
