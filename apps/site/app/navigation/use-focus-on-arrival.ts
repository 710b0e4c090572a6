import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After going on to another page the focus stands on its heading, so that it is read out and Tab goes on from there. */
export function useFocusOnArrival() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const heading = document.querySelector<HTMLElement>('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
}
