import { useEffect } from 'react'
import { leadTo, nearestOf } from './fault-list.tsx'

/** Returns the field in the fragment of the address: `#feld-content.2.context.text`. */
export function fieldInAddress(): string | undefined {
  const [, path] = /^#feld-([\w.-]+)$/.exec(location.hash) ?? []
  return path
}

/** Longest wait in ms for the field; then the group around it gets the focus. */
const PATIENCE = 3_000

/**
 * Focuses a field once it is rendered, or in a fold that has to be opened: rich text editors load later. Returns
 * the function to cancel.
 */
export function leadWhenDrawn(path: string): () => void {
  const arrive = () => {
    stop()
    leadTo(path)
  }
  const look = () => {
    const nearest = nearestOf(path)
    if (nearest?.isField || nearest?.folded) arrive()
  }
  const observer = new MutationObserver(look)
  const timer = setTimeout(arrive, PATIENCE)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['id'] })
  look()
  return stop
}

/** Focuses the field that the address names. */
export function useLeadByAddress(): void {
  useEffect(() => {
    const path = fieldInAddress()
    if (path === undefined) return undefined
    let stop = () => {}
    // Waits until the screen has taken the focus.
    const timer = setTimeout(() => {
      stop = leadWhenDrawn(path)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
}
