import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { saidOf } from '../wall/ask.ts'
import { useTell } from './tell.tsx'

type Step = () => Promise<void>

/** One step at a time on what a screen lists, until it is listed anew. What fails is told. */
export const useOneStep = () => useToldStep(useRevalidator().revalidate)

/** Runs one step at a time, and `after` it also if it failed. Shows a failure as a message. */
export function useToldStep(after?: () => Promise<void>) {
  const tell = useTell()
  const [isBusy, setBusy] = useState(false)
  const running = useRef<Promise<boolean>>(undefined)
  const start = (step: Step): Promise<boolean> => {
    const run = async () => {
      setBusy(true)
      try {
        await step()
        return true
      } catch (error) {
        tell({ text: saidOf(error), isFailure: true })
        return false
      } finally {
        await after?.()
        running.current = undefined
        setBusy(false)
      }
    }
    running.current = run()
    return running.current
  }
  return {
    isBusy,
    /** Whether the step was done; pressed again before its end it is not done twice. */
    once: async (step: Step): Promise<boolean> => (running.current ? false : start(step)),
    /** A way back is offered while the list is still on its way: it waits for that. */
    takeBack: async (step: Step): Promise<boolean> => {
      await running.current
      return start(step)
    },
  }
}
