import { type RefObject, useEffect } from 'react'

/** Speed of the picture relative to the page (spec §9). */
export const PARALLAX_SPEED = 0.8

/**
 * Enlargement of the picture, so that it can move inside its frame: at 0.8 of the page's speed, over 1.25
 * times the frame's height, around the centre of the window. A greater value would crop more of the picture.
 */
const ENLARGED = 1.25

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

/** Devices on which moving pictures stutter (spec §9). */
const WITHOUT_PARALLAX = /iPad|iPhone|iPod|Edge|Edg\/|MSIE|Trident|Android/

/** Whether a device gets parallax. An iPad identifies as a Mac, but no Mac has a touch screen. */
export function allowsParallax({ userAgent, maxTouchPoints }: Device): boolean {
  const isTablet = userAgent.includes('Macintosh') && maxTouchPoints > 1
  return !isTablet && !WITHOUT_PARALLAX.test(userAgent)
}

/** Lets a picture scroll slower than its frame; off with reduced motion. */
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
      // Limited, so that the enlarged picture always covers its frame.
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
