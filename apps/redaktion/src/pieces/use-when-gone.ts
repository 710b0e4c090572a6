import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * If a button disappears by its own action ("Hinweis abschalten"), moves the focus to `place`, so that
 * keyboard users stay on the screen and hear its heading. A part of the screen with a better target focuses
 * it first, in a layout effect of its own.
 */
export function useWhenGone(place: RefObject<HTMLElement | null>): void {
  const held = useRef<Element>(undefined)
  useEffect(() => {
    const hold = ({ target }: Event) => {
      held.current = target instanceof Element ? target : undefined
    }
    // The user has left an element that loses the focus and stays in the page. The check waits for a
    // microtask, because an element that is being removed loses the focus while it is still connected.
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
