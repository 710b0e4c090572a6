import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { reloadKeepingTyped } from '../../pwa/update/reload.ts'

/** What was heard is taken to hold for so long. Somebody who only reads, or looks elsewhere, asks for nothing. */
const HOLDS_MS = 60_000

/** Who goes on to another page, or comes back to this one, hears of what has been put up since it was loaded. */
export function useNewHinweise(marks: string): void {
  const { pathname } = useLocation()
  const heard = useRef(performance.timeOrigin)
  useEffect(() => {
    let isHere = true
    const ask = async () => {
      if (document.hidden || Date.now() - heard.current < HOLDS_MS) return
      heard.current = Date.now()
      const answer = await fetch(`/darstellung/hinweise?bei=${encodeURIComponent(pathname)}`)
      if (answer.ok && (await answer.text()) !== marks && isHere) reloadKeepingTyped()
    }
    // Without a net nobody hears of anything; the next time asks again.
    const look = () => void ask().catch(() => {})
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      isHere = false
      document.removeEventListener('visibilitychange', look)
    }
  }, [pathname, marks])
}
