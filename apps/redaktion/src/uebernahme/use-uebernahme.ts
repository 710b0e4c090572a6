import { calls, isCmsError } from '@rathausplatz/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTell } from '../pieces/tell.tsx'
import { ask, saidOf } from '../wall/ask.ts'
import { isAtWork, type Uebernahme } from './uebernahme.ts'

/** Poll interval in ms while the CMS works. */
const LOOK_MS = 1_500
/** Poll interval in ms after a failure. */
const LOOK_LATER_MS = 8_000

/** Runs a step, which gets the current import when its turn comes. */
export type Step = (work: (now: Uebernahme) => Promise<Uebernahme>) => Promise<boolean>

/** Loads an import: polled while the CMS works on it, and changed step by step. */
export function useUebernahme(first: Uebernahme) {
  const [uebernahme, setUebernahme] = useState(first)
  const [isGone, setGone] = useState(false)
  const tell = useTell()
  const isWorking = isAtWork(uebernahme) && !isGone
  const { id } = first
  const newest = useRef(first)
  const take = useCallback((now: Uebernahme) => {
    newest.current = now
    setUebernahme(now)
  }, [])

  useEffect(() => {
    if (!isWorking) return
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      try {
        take(await ask(calls.redaktionUebernahme, { params: { id }, signal: leaving.signal }))
        timer = setTimeout(look, LOOK_MS)
      } catch (error) {
        if (leaving.signal.aborted) return
        if (isForgotten(error)) setGone(true)
        // The CMS continues by itself; it is polled again later.
        else timer = setTimeout(look, LOOK_LATER_MS)
      }
    }
    timer = setTimeout(look, LOOK_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [id, isWorking, take])

  const last = useRef<Promise<unknown>>(Promise.resolve())
  /** Runs one step after the other and shows a refusal. Returns true if the step succeeded. */
  const step: Step = useCallback(
    work => {
      const run = async () => {
        try {
          take(await work(newest.current))
          return true
        } catch (error) {
          if (isForgotten(error)) setGone(true)
          else tell({ text: saidOf(error), isFailure: true })
          return false
        }
      }
      const done = last.current.then(run)
      last.current = done
      return done
    },
    [take, tell],
  )
  return { uebernahme, isGone, step }
}

/** True if the import was discarded, or has expired. */
const isForgotten = (error: unknown): boolean => isCmsError(error) && error.code === 'nicht-gefunden'
