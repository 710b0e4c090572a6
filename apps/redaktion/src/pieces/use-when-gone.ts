import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Where a button goes away with what it did ("Hinweis abschalten"), the focus goes on here instead of being lost: whoever
 * works by keyboard stays on the screen, and hears what it is about. A part of the screen that knows a better place goes there
 * first, in a layout effect of its own.
 */
export function useWhenGone(place: RefObject<HTMLElement | null>): void {
  const held = useRef<Element>(undefined)
  useEffect(() => {
    const hold = ({ target }: Event) => {
      held.current = target instanceof Element ? target : undefined
    }
    // Whoever has left it by themselves does not want to be led anywhere. What is just being taken away says so too early.
    const leave = ({ target }: Event) =>
      queueMicrotask(() => {
        if (held.current === target && held.current?.isConnected) held.current = undefined
      })
    document.addEventListener('focusin', hold)
    document.addEventListener('focusout', leave)
    return () => {
      document.removeEventListener('focusin', hold)
      document.removeEventListener('focusout', leave)
    }
  }, [])
  useLayoutEffect(() => {
    if (!held.current || held.current.isConnected || document.activeElement !== document.body) return
    held.current = undefined
    place.current?.focus()
  })
}
