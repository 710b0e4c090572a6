import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { saidOf } from '../wall/ask.ts'
import { useTell } from './tell.tsx'

type Step = () => Promise<void>

/**
 * Runs one step at a time on the rows of a list; a step ends once the list is reloaded. Shows a failure as a
 * message.
 */
export const useOneStep = () => useToldStep(useRevalidator().revalidate)

/** Runs one step at a time, and then `after`, also if the step failed. Shows a failure as a message. */
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
    /** Returns true if the step succeeded. Does nothing and returns false while another step runs. */
    once: async (step: Step): Promise<boolean> => (running.current ? false : start(step)),
    /** Undo is offered while the list is still loading, so it waits for the list. */
    takeBack: async (step: Step): Promise<boolean> => {
      await running.current
      return start(step)
    },
  }
}
