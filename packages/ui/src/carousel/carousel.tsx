import { type CSSProperties, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './carousel.module.css'

/** Visible slides from each window width on, in pixels. Below the first there is one. */
export type SlidesPerView = Readonly<Record<640 | 768 | 1024 | 1280 | 1600, number>>

type CarouselProps = {
  label: string
  slidesPerView: SlidesPerView
  /** Position of the buttons: above the row beside its heading, or on the pictures. */
  buttons?: 'above' | 'inside'
  children: ReactNode[]
}

/**
 * A row of slides with native scrolling and snapping: works before scripts run, by touch, wheel and keyboard.
 * Scripts add two buttons if there is something to scroll.
 */
export function Carousel({ label, slidesPerView, buttons = 'above', children }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const { atStart, atEnd } = useScrollEdges(track, children.length)
  useNewSlides(track, children.length)
  const move = (direction: -1 | 1) => {
    const row = track.current
    if (row) row.scrollBy({ left: direction * row.clientWidth })
  }
  return (
    <div className={styles.carousel} role="group" aria-roledescription="Karussell" aria-label={label}>
      {!(atStart && atEnd) && (
        <div className={styles.buttons} data-place={buttons}>
          <button type="button" aria-label={`${label}: zurück`} disabled={atStart} onClick={() => move(-1)}>
            <Icon name="arrow-left" />
          </button>
          <button type="button" aria-label={`${label}: weiter`} disabled={atEnd} onClick={() => move(1)}>
            <Icon name="arrow-right" />
          </button>
        </div>
      )}
      <ul role="list" ref={track} className={styles.track} style={perView(slidesPerView)}>
        {children.map((child, index) => (
          <li key={index} className={styles.slide}>
            {child}
          </li>
        ))}
      </ul>
    </div>
  )
}

function perView(slides: SlidesPerView): CSSProperties {
  return Object.fromEntries(
    Object.entries(slides).map(([width, count]) => [`--from-${width}`, count]),
  ) as CSSProperties
}

/**
 * Whether the row is scrolled to its start and to its end. Both are true before scripts run, so that no
 * buttons are shown.
 */
function useScrollEdges(track: { current: HTMLElement | null }, count: number) {
  const [edges, setEdges] = useState({ atStart: true, atEnd: true })
  const look = useCallback(() => {
    const row = track.current
    if (!row) return
    const atStart = row.scrollLeft <= 2
    const atEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 2
    setEdges(now => (now.atStart === atStart && now.atEnd === atEnd ? now : { atStart, atEnd }))
  }, [track])
  useEffect(() => {
    const row = track.current
    if (!row) return
    look()
    const watcher = new ResizeObserver(look)
    watcher.observe(row)
    row.addEventListener('scroll', look, { passive: true })
    return () => {
      watcher.disconnect()
      row.removeEventListener('scroll', look)
    }
  }, [look, track])
  // Measures again after the number of slides has changed.
  useEffect(() => {
    if (count > 0) look()
  }, [look, count])
  return edges
}

/** Scrolls to the first of the slides added later. */
function useNewSlides(track: { current: HTMLElement | null }, count: number) {
  const before = useRef(count)
  useEffect(() => {
    const row = track.current
    const first = row?.children[before.current]
    if (row && first instanceof HTMLElement) row.scrollTo({ left: first.offsetLeft })
    before.current = count
  }, [track, count])
}
