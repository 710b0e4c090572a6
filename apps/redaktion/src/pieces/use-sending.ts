import { useState } from 'react'
import { type Trouble, troubleOf } from './trouble-of.ts'

/**
 * Sends a form: one request at a time, and only if the form is complete. Missing input and refusals are shown
 * above the form.
 */
export function useSending() {
  const [trouble, setTrouble] = useState<Trouble>()
  const [isBusy, setBusy] = useState(false)
  const send = async (missing: Trouble['errors'], step: () => Promise<void>) => {
    if (isBusy) return
    if (Object.keys(missing).length > 0) {
      setTrouble({ title: 'Es fehlt noch etwas', errors: missing })
      return
    }
    setBusy(true)
    setTrouble(undefined)
    try {
      await step()
    } catch (error) {
      setTrouble(troubleOf(error))
    } finally {
      setBusy(false)
    }
  }
  return {
    trouble,
    errors: trouble?.errors ?? {},
    isBusy,
    send,
    forget: () => setTrouble(undefined),
  }
}
