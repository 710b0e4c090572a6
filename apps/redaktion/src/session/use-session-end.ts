import { calls } from '@rathausplatz/contract'
import { useEffect } from 'react'
import { ask } from '../wall/ask.ts'

/**
 * Interval in ms for extending a session in use: well below the shortest session that an operator can set.
 */
const EVERY = 4 * 60_000

/**
 * Extends the session while the editor works: typing, pressing and scrolling count, an open window alone does
 * not. Uses the endpoint of the site, so that both cookies last as long as the session. After the end the
 * next call (`ask`) asks for a sign-in.
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
    // The session has ended, or the call failed: the next call reports which.
    if (answer.type !== 'opaqueredirect') await ask(calls.redaktionAnmeldung, {})
  } catch {
    // No network: the input stays, and saving reports it.
  }
}
