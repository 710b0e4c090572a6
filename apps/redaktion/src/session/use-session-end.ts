import { calls } from '@rathausplatz/contract'
import { useEffect } from 'react'
import { ask } from '../wall/ask.ts'

/** So often a session in use begins its time anew: well within the shortest that an operator can set. */
const EVERY = 4 * 60_000

/**
 * Whoever works stays signed in: typing, pressing and scrolling count, an open window alone does not. Sent the way the
 * site extends its sessions, so that both cookies last as long as the session. What has ended is asked for at the next
 * call (`ask`).
 */
export function useSessionEnd(): void {
  useEffect(() => {
    let worked = false
    const note = () => {
      worked = true
    }
    for (const kind of KINDS) addEventListener(kind, note, { passive: true, capture: true })
    const timer = setInterval(() => {
      if (!worked) return
      worked = false
      void extend()
    }, EVERY)
    return () => {
      for (const kind of KINDS) removeEventListener(kind, note, { capture: true })
      clearInterval(timer)
    }
  }, [])
}

const KINDS = ['keydown', 'pointerdown', 'wheel'] as const

async function extend(): Promise<void> {
  try {
    const answer = await fetch('/redaktion/verlaengern', {
      method: 'POST',
      body: new URLSearchParams({ zurueck: '/redaktion/konto' }),
      redirect: 'manual',
    })
    // Nobody is signed in any more, or it does not work now: the next call says which.
    if (answer.type !== 'opaqueredirect') await ask(calls.redaktionAnmeldung, {})
  } catch {
    // No network: what is typed stays, and saving says so.
  }
}
