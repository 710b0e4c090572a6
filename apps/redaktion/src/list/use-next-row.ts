import { type FocusEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * When a row disappears by an action in it, moves the focus to the next row, or else to the heading of the
 * screen. Belongs on the element around the rows: `<ul {...rows}>`.
 */
export function useNextRow<List extends HTMLElement>() {
  const list = useRef<List>(null)
  /** The row with the last focus; kept while a dialog asks about the row. */
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
  // The list may disappear with its last row.
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
