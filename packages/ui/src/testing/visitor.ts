import type { Window } from 'happy-dom'
import { onTestFinished } from 'vitest'

/** Sets the visitor's device settings for one test. */
export function visitor(has: { lessMotion?: boolean; userAgent?: string }) {
  const { device, navigator } = (window as unknown as Window).happyDOM.settings
  const before = { motion: device.prefersReducedMotion, userAgent: navigator.userAgent }
  onTestFinished(() => {
    device.prefersReducedMotion = before.motion
    navigator.userAgent = before.userAgent
  })
  if (has.lessMotion) device.prefersReducedMotion = 'reduce'
  if (has.userAgent) navigator.userAgent = has.userAgent
}
