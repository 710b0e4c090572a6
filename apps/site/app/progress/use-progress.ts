import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/** Constants of the progress bar in milliseconds (spec §9). */
export const PROGRESS_THROTTLE = 200
export const PROGRESS_DURATION = 5000
export const PROGRESS_HIDE_DELAY = 500

export type ProgressPhase = 'hidden' | 'running' | 'finished'

/** Phase of the bar: it starts only when a page takes longer than the throttle, and stays a moment at its end. */
export function useProgress(): ProgressPhase {
  const isLoading = useNavigation().state !== 'idle'
  const [phase, setPhase] = useState<ProgressPhase>('hidden')

  useEffect(() => {
    if (isLoading) {
      const timer = setTimeout(() => setPhase('running'), PROGRESS_THROTTLE)
      return () => clearTimeout(timer)
    }
    setPhase(now => (now === 'running' ? 'finished' : 'hidden'))
    const timer = setTimeout(() => setPhase('hidden'), PROGRESS_HIDE_DELAY)
    return () => clearTimeout(timer)
  }, [isLoading])

  return phase
}
