import { useEffect, useState } from 'react'

/** How long each slide of the hero is shown, in ms (spec §9). */
export const HERO_INTERVAL = 6000

/**
 * Returns the index of the current slide, which advances every `interval` ms. It pauses while the pointer or
 * the focus is on the slides, stops for good once the visitor chooses a slide, and does not start by itself
 * with reduced motion.
 */
export function useAutoplay(count: number, interval = HERO_INTERVAL) {
  const [index, setIndex] = useState(0)
  const [isReady, setReady] = useState(false)
  const [running, setRunning] = useState(false)
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const held = isPointed || isFocused

  useEffect(() => {
    setReady(true)
    setRunning(count > 1 && !matchMedia('(prefers-reduced-motion: reduce)').matches)
  }, [count])

  useEffect(() => {
    if (!running || held) return
    const timer = setInterval(() => setIndex(now => (now + 1) % count), interval)
    return () => clearInterval(timer)
  }, [running, held, count, interval])

  return {
    index,
    /** False until scripts run; until then visitors reach every slide by scrolling. */
    isReady,
    running,
    toggle: () => setRunning(now => !now),
    show(next: number) {
      setRunning(false)
      setIndex((next + count) % count)
    },
    /** Handlers for the region of the slides. */
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
