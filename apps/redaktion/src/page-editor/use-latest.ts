import { type RefObject, useLayoutEffect, useRef } from 'react'

/** What was drawn last, for what runs beside the drawing: listeners that stay the same, and what waits. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
