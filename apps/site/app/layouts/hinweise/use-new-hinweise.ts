import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { ShownHinweise } from './put-away.ts'

/**
 * How long the last answer is used without another request, in ms: an emergency must reach every open page
 * within a minute.
 */
const HOLDS_MS = 50_000
/** Interval at which the age of the last answer is checked, in ms. A device that wakes up checks at once. */
const LOOK_MS = 5_000

/**
 * Requests the current notices: while the page is visible, when the visitor returns to it, and on navigation
 * to a page that may have other notices. Returns the HTML of the server, or undefined while the notices of
 * the page are current.
 */
export function useNewHinweise(
  { marks, byPage = false }: ShownHinweise,
  place: RefObject<HTMLElement | null>,
): string | undefined {
  const { pathname, search } = useLocation()
  const [sent, setSent] = useState<string>()
  const heard = useRef({ at: performance.timeOrigin, marks, loaded: marks, pathname })
  useEffect(() => {
    let isHere = true
    const { current: last } = heard
    const isElsewhere = byPage && last.pathname !== pathname
    if (last.loaded !== marks || isElsewhere) last.at = 0
    last.loaded = marks
    last.pathname = pathname
    const ask = async () => {
      if (document.hidden || Date.now() - last.at < HOLDS_MS) return
      // While the focus is inside the notices, the visitor may be about to press a button.
      if (place.current?.contains(document.activeElement)) return
      last.at = Date.now()
      const answer = await fetch(
        `/darstellung/hinweise?bei=${encodeURIComponent(pathname)}&zurueck=${encodeURIComponent(pathname + search)}`,
      )
      if (!answer.ok || !isHere) return
      const [now = '', ...html] = (await answer.text()).split('\n')
      if (now === last.marks || !isHere) return
      last.marks = now
      setSent(html.join('\n'))
    }
    // A failed request is ignored; the next one follows when the answer has become old again.
    const look = () => void ask().catch(() => {})
    look()
    const looking = setInterval(look, LOOK_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      isHere = false
      clearInterval(looking)
      document.removeEventListener('visibilitychange', look)
    }
  }, [pathname, search, marks, byPage, place])
  return sent
}
