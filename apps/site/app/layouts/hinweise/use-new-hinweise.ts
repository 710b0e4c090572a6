import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { ShownHinweise } from './put-away.ts'

/** What was heard holds for so long; an emergency is on every open page within a minute. */
const HOLDS_MS = 50_000
/** Between two looks at whether it still does; a device that slept looks at once. */
const LOOK_MS = 5_000

/**
 * Asks what stands above the page by now: while somebody looks at it, when they come back to it, and on the way to a page
 * where something else holds. Answers it as the server draws it; undefined while it is what the page was drawn with.
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
      // Whoever is about to press something there is not taken away from it.
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
    // Without a net nobody hears of anything; the next time asks again.
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
