import { useState } from 'react'
import { saidOf } from '../wall/ask.ts'

/**
 * Runs one step of a form or dialog at a time. The reason of a failure is shown there until the next attempt.
 */
export function useStepHere() {
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const once = async (step: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await step()
    } catch (error) {
      setFailure(saidOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { failure, setFailure, isBusy, once }
}
