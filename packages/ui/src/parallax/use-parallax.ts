import { type RefObject, useEffect } from 'react'

/** How fast the picture moves against the page (spec §9). */
export const PARALLAX_SPEED = 0.8

/**
 * The picture stands larger than its frame, so that it has room to move: at 0.8 of the page's speed for a way of 1.25
 * times its height, while it crosses the middle of the window. More room would cut off more of the picture.
 */
const ENLARGED = 1.25

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

/** Devices on which moving pictures stutter (spec §9). */
const WITHOUT_PARALLAX = /iPad|iPhone|iPod|Edge|Edg\/|MSIE|Trident|Android/

/** An iPad calls itself a Mac; no Mac has a touch screen. */
export function allowsParallax({ userAgent, maxTouchPoints }: Device): boolean {
  const isTablet = userAgent.includes('Macintosh') && maxTouchPoints > 1
  return !isTablet && !WITHOUT_PARALLAX.test(userAgent)
}

/** Lets a picture scroll slower than its frame. Off for people who asked for less motion. */
export function useParallax(picture: RefObject<HTMLElement | null>, on: boolean) {
  useEffect(() => {
    const element = picture.current
    const frame = element?.parentElement
    if (!on || !element || !frame || !allowsParallax(navigator)) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let asked = 0
    const place = () => {
      asked = 0
      const { top, height } = frame.getBoundingClientRect()
      const fromCentre = top + height / 2 - innerHeight / 2
      // No further than the enlarged picture reaches, or its frame would show.
      const reach = (height * (ENLARGED - 1)) / 2
      const shift = Math.max(-reach, Math.min(reach, -fromCentre * (1 - PARALLAX_SPEED)))
      element.style.transform = `translateY(${Math.round(shift)}px) scale(${ENLARGED})`
    }
    const ask = () => {
      asked ||= requestAnimationFrame(place)
    }
    place()
    addEventListener('scroll', ask, { passive: true })
    return () => {
      removeEventListener('scroll', ask)
      cancelAnimationFrame(asked)
      element.style.transform = ''
    }
  }, [picture, on])
}
