import { useLayoutEffect, useRef } from 'react'

/** Into what one types first. */
export const INPUT = 'input, textarea, select, [contenteditable="true"]'

/** After a step the focus is where one goes on: what has moved or vanished in the page loses it. */
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
    /** On what, within the place named, else anywhere in the box. */
    focus: (inside: string, place?: string) => {
      wanted.current = [inside, place]
    },
  }
}
