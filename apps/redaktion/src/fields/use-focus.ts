import { useLayoutEffect, useRef } from 'react'

/** Selector of inputs. */
export const INPUT = 'input, textarea, select, [contenteditable="true"]'

/** Moves the focus after a step: an element that has moved or disappeared loses it. */
export function useFocus() {
  const box = useRef<HTMLDivElement>(null)
  const wanted = useRef<readonly [inside: string, place: string | undefined]>(undefined)
  useLayoutEffect(() => {
    if (!wanted.current) return
    const [inside, at] = wanted.current
    const place = at === undefined ? box.current : box.current?.querySelector(at)
    const target = place?.querySelector<HTMLElement>(inside) ?? place?.querySelector<HTMLElement>('button')
    if (!target) return
    wanted.current = undefined
    target.focus()
  })
  return {
    box,
    /** Focuses the element with the selector `inside`: within `place`, or else anywhere in the box. */
    focus: (inside: string, place?: string) => {
      wanted.current = [inside, place]
    },
  }
}
