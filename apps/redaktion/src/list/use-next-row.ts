import { type FocusEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Where a row goes away with what was done to it, the focus goes on at the next one, or else at the heading of the
 * screen. Belongs around the rows: `<ul {...rows}>`.
 */
export function useNextRow<List extends HTMLElement>() {
  const list = useRef<List>(null)
  /** Where the focus was last; kept while a dialog asks about the row. */
  const held = useRef<{ readonly row: Element; readonly at: number }>(undefined)
  const goOn = () => {
    if (!held.current || held.current.row.isConnected || document.activeElement !== document.body) return
    const left = [...(list.current?.children ?? [])]
    const next = left[held.current.at] ?? left.at(-1)
    held.current = undefined
    const target = next?.matches('button')
      ? next
      : (next?.querySelector('button') ?? document.querySelector('h1'))
    if (target instanceof HTMLElement) target.focus()
  }
  useLayoutEffect(goOn)
  // The last row may take its list along.
  const onGone = useEffectEvent(() => queueMicrotask(goOn))
  useEffect(() => () => onGone(), [])
  return {
    ref: list,
    onFocus: ({ target, currentTarget }: FocusEvent<List>) => {
      const at = [...currentTarget.children].findIndex(row => row.contains(target))
      const row = currentTarget.children[at]
      held.current = row && { row, at }
    },
    onBlur: ({ target, relatedTarget }: FocusEvent<List>) => {
      if (target.isConnected && !relatedTarget?.closest('dialog')) held.current = undefined
    },
  }
}
