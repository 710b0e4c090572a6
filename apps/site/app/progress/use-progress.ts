import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useShownLongEnough } from './use-shown-long-enough.ts'

/** Constants of the progress bar in milliseconds (spec §9). */
export const PROGRESS_THROTTLE = 200
export const PROGRESS_DURATION = 5000
export const PROGRESS_HIDE_DELAY = 500

export type ProgressPhase = 'hidden' | 'running' | 'finished' | 'failed'

/**
 * Returns the phase of the bar. The bar starts only if a page takes longer than the throttle, and runs for a
 * minimum time. At the end it stays for a moment and shows whether the page or an error page came (spec §4).
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

/** Whether the error page is shown; it is shown after a failure of a loader and of a view. */
const showsError = () => document.querySelector('main[data-fehler]') !== null

/** Returns true once loading has taken longer than the throttle. */
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
