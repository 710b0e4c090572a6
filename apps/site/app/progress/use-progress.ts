import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useShownLongEnough } from './use-shown-long-enough.ts'

/** Constants of the progress bar in milliseconds (spec §9). */
export const PROGRESS_THROTTLE = 200
export const PROGRESS_DURATION = 5000
export const PROGRESS_HIDE_DELAY = 500

export type ProgressPhase = 'hidden' | 'running' | 'finished' | 'failed'

/**
 * Phase of the bar: it starts only when a page takes longer than the throttle, runs no shorter than can be seen, and stays
 * a moment at its end, which tells whether the page came or an error page stands there (spec §4).
 */
export function useProgress(): ProgressPhase {
  const isLoading = useNavigation().state !== 'idle'
  const isRunning = useShownLongEnough(useThrottled(isLoading))
  const [phase, setPhase] = useState<ProgressPhase>('hidden')

  useEffect(() => {
    if (isRunning) {
      setPhase('running')
      return
    }
    setPhase(now => (now === 'running' ? (showsError() ? 'failed' : 'finished') : 'hidden'))
    const timer = setTimeout(() => setPhase('hidden'), PROGRESS_HIDE_DELAY)
    return () => clearTimeout(timer)
  }, [isRunning])

  return phase
}

/** A loader or a view may have failed; what they have in common is the error page that stands there now. */
const showsError = () => document.querySelector('main[data-fehler]') !== null

/** True once loading has taken longer than the throttle. */
function useThrottled(isLoading: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isLoading) {
      setLate(false)
      return
    }
    const timer = setTimeout(() => setLate(true), PROGRESS_THROTTLE)
    return () => clearTimeout(timer)
  }, [isLoading])
  return isLoading && isLate
}
