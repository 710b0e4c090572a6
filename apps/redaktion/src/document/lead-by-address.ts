import { useEffect } from 'react'
import { leadTo } from './fault-list.tsx'

/** The field that an address leads to: `#feld-content.2.context.text`. */
export function fieldInAddress(): string | undefined {
  const [, path] = /^#feld-([\w.-]+)$/.exec(location.hash) ?? []
  return path
}

/** Longer nobody waits to be led: then it is what is there around it. */
const PATIENCE = 3_000

/** Leads to a field as soon as it is drawn: editors of formatted texts come a moment later. Gives back how to stop that. */
export function leadWhenDrawn(path: string): () => void {
  const arrive = () => {
    stop()
    leadTo(path)
  }
  const look = () => document.getElementById(`feld-${path}`) && arrive()
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

/** Whoever comes for one field of a form is led there. */
export function useLeadByAddress(): void {
  useEffect(() => {
    const path = fieldInAddress()
    if (path === undefined) return undefined
    let stop = () => {}
    // When the screen has taken the focus.
    const timer = setTimeout(() => {
      stop = leadWhenDrawn(path)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
}
