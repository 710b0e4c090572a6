import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLatest } from '../page-editor/use-latest.ts'
import { leadTo, nearestOf } from './fault-list.tsx'

/** Returns the field in the fragment of an address: `#feld-content.2.context.text`. */
function fieldIn(hash: string): string | undefined {
  const [, path] = /^#feld-([\w.-]+)$/.exec(hash) ?? []
  return path
}

/** Longest wait in ms for the field; then the group around it gets the focus. */
const PATIENCE = 3_000

/**
 * Focuses a field once it is rendered, or in a fold that has to be opened: rich text editors load later.
 * Returns the function to cancel.
 */
function leadWhenDrawn(path: string): () => void {
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

/**
 * Focuses the field that the address names, also when the search leads to another field of the open document.
 * `open` unfolds what hides the field.
 */
export function useLeadByAddress(open?: (path: string) => void): void {
  const { hash } = useLocation()
  const latest = useLatest(open)
  useEffect(() => {
    const path = fieldIn(hash)
    if (path === undefined) return undefined
    let stop = () => {}
    // Waits until the screen has taken the focus.
    const timer = setTimeout(() => {
      latest.current?.(path)
      stop = leadWhenDrawn(path)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [hash, latest])
}
