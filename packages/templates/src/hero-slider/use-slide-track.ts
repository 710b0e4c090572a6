import { useEffect, useRef } from 'react'

/**
 * Keeps the scroll position of the slides and the current index in sync: the index scrolls the row, and a
 * swipe sets the index.
 */
export function useSlideTrack(index: number, show: (index: number) => void) {
  const track = useRef<HTMLDivElement>(null)
  const byHand = useRef(false)

  useEffect(() => {
    const row = track.current
    if (row && !byHand.current) row.scrollTo({ left: index * row.clientWidth })
  }, [index])

  const take = () => {
    byHand.current = true
  }
  return {
    /** Called by the buttons: after a swipe, the row follows the index again. */
    letGo() {
      byHand.current = false
    },
    props: {
      ref: track,
      onPointerDown: take,
      onTouchStart: take,
      onWheel: take,
      onScroll() {
        const row = track.current
        if (!row || !byHand.current) return
        const place = Math.round(row.scrollLeft / row.clientWidth)
        if (place !== index) show(place)
      },
    },
  }
}
