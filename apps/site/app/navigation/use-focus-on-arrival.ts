import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router'
import { staysInPlace } from './stay.ts'

/**
 * Where the eyes go, the focus goes: a navigation that leads to the top of a page puts it on the heading, one to a place
 * on another page on that place, so that it is read out and Tab goes on from there. Where the page stays in its place
 * (filters, more of a list, the way back, a form that was sent) the focus stays too, and so it does where the page itself
 * has moved it; if what had it is gone, it goes to the content.
 */
export function useFocusOnArrival() {
  const location = useLocation()
  const isWayBack = useNavigationType() === NavigationType.Pop
  const before = useRef(location)
  /** What had the focus when the page was drawn, before anything on it could move it. */
  const atFirst = useRef<Element>(null)
  useLayoutEffect(() => {
    atFirst.current = location && document.activeElement
  }, [location])
  useEffect(() => {
    const from = before.current
    before.current = location
    if (from.key === location.key) return
    const isOtherPage = from.pathname !== location.pathname
    // A filter with one result may be led on: what was to stay in its place then begins at the top.
    if (isOtherPage && !isWayBack && !location.hash) scrollTo(0, 0)
    // What went wrong has asked for the focus itself, and is read out first.
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

/** The place on the page that the address names. */
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
