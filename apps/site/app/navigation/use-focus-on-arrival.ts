import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router'
import { staysInPlace } from './stay.ts'

/**
 * Moves the focus after a navigation: to the heading at the top of a page, or to the target of a fragment, so
 * that a screen reader reads it and Tab continues there. The focus stays if the scroll position is kept
 * (filters, more entries of a list, going back, a sent form), or if the page has moved the focus itself. If
 * the focused element is gone, the focus moves to the content.
 */
export function useFocusOnArrival() {
  const location = useLocation()
  const isWayBack = useNavigationType() === NavigationType.Pop
  const before = useRef(location)
  /** The focused element right after rendering, before the page can move the focus. */
  const atFirst = useRef<Element>(null)
  useLayoutEffect(() => {
    atFirst.current = location && document.activeElement
  }, [location])
  useEffect(() => {
    const from = before.current
    before.current = location
    if (from.key === location.key) return
    const isOtherPage = from.pathname !== location.pathname
    // A navigation in place may redirect to another page (a filter with one result), which then starts at the
    // top.
    if (isOtherPage && !isWayBack && !location.hash) scrollTo(0, 0)
    // An alert has taken the focus, and a screen reader reads it first.
    if (document.activeElement?.closest('[role=alert]')) return
    const isOtherPart = from.search !== location.search && !isWayBack && !staysInPlace(location)
    const content = document.getElementById('inhalt')
    const { activeElement } = document
    const wasMoved = activeElement !== atFirst.current && content?.contains(activeElement)
    if (isOtherPage || (isOtherPart && !wasMoved)) {
      focus(placeIn(location) ?? document.querySelector<HTMLElement>('h1'))
    } else if (activeElement === document.body) focus(content)
  }, [location, isWayBack])
}

function focus(element: HTMLElement | null) {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Returns the element that the fragment names. */
function placeIn({ hash }: Location): HTMLElement | null {
  const id = hash.slice(1)
  return document.getElementById(id) ?? document.getElementById(decoded(id))
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
