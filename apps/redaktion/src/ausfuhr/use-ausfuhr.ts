import { calls } from '@rathausplatz/contract'
import { useEffect, useState } from 'react'
import { useTell } from '../pieces/tell.tsx'
import { useToldStep } from '../pieces/use-one-step.ts'
import { ask } from '../wall/ask.ts'
import type { Ausfuhr } from './ausfuhr.ts'

/** Poll interval in ms while the export runs. */
const LOOK_MS = 1_500
/** Poll interval in ms after a failure, and if the clock of this machine is ahead. */
const LOOK_LATER_MS = 8_000

type Answer = { readonly ausfuhr: Ausfuhr | null }

/** Returns the current export of the town. It is polled while it runs, and again when it expires. */
export function useAusfuhr(first: Ausfuhr | null) {
  const [ausfuhr, setAusfuhr] = useState(first)
  const { isBusy, once } = useToldStep()
  const [failedAt, setFailedAt] = useState(0)
  const tell = useTell()

  useEffect(() => {
    const wait = failedAt > 0 ? LOOK_LATER_MS : waitFor(ausfuhr)
    if (wait === undefined) return
    const leaving = new AbortController()
    const look = async () => {
      try {
        const now = await ask(calls.redaktionAusfuhr, { signal: leaving.signal })
        if (leaving.signal.aborted) return
        setFailedAt(0)
        setAusfuhr(now.ausfuhr)
      } catch {
        // The export continues on the server; it is polled again later.
        if (!leaving.signal.aborted) setFailedAt(performance.now())
      }
    }
    const timer = setTimeout(() => void look(), wait)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [ausfuhr, failedAt])

  const step = (work: () => Promise<Answer>, done?: string) =>
    once(async () => {
      setAusfuhr((await work()).ausfuhr)
      if (done) tell({ text: done })
    })
  return { ausfuhr, isBusy, step }
}

function waitFor(ausfuhr: Ausfuhr | null): number | undefined {
  if (ausfuhr?.stand === 'laeuft') return LOOK_MS
  const end = ausfuhr?.datei?.geloescht_am
  return end === undefined ? undefined : Math.max(LOOK_LATER_MS, Date.parse(end) - Date.now() + LOOK_MS)
}
