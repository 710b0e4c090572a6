import { useLayoutEffect, useRef } from 'react'

/** After a step, moves the focus to the row of the item, or to a field in the row, once it is rendered. */
export function useRowFocus() {
  const box = useRef<HTMLDivElement>(null)
  const wanted = useRef<readonly [key: string, inside: string | undefined]>(undefined)
  const tryIt = () => {
    if (!wanted.current) return
    const [key, inside] = wanted.current
    const row = box.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
    const target = inside === undefined ? row : row?.querySelector<HTMLElement>(inside)
    if (!target) return
    wanted.current = undefined
    target.focus()
    row?.scrollIntoView({ block: 'nearest' })
  }
  useLayoutEffect(tryIt)
  return {
    box,
    focus(key: string | undefined, inside?: string) {
      wanted.current = key === undefined ? undefined : [key, inside]
      // If nothing is rendered again, the row exists already.
      if (inside === undefined) tryIt()
    },
  }
}
