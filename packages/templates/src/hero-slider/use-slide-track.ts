import { useEffect, useRef } from 'react'

/**
 * Keeps the row of slides and the number of the current one together: the number moves the row, and a row that a
 * visitor swipes tells its number.
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
    /** For the buttons: the row follows them again. */
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
