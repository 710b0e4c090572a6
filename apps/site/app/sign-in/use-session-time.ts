import { useCallback, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { pageOf } from '../sessions/realms.ts'
import type { SessionTime } from '../sessions/session-time.ts'
import type { ShownSession } from '../sessions/shown.ts'
import { hearSession, tellSession } from './session-channel.ts'
import { isTypedHere } from './typed-here.ts'

/** Seconds before the end of the session at which its end is announced (WCAG 2.2.1). */
const SOON = 5 * 60
/** Interval in ms at which the remaining time is checked, because timers stop while a machine sleeps. */
const LOOK_MS = 2_000

/**
 * Tracks the remaining time of a session in this window, including extensions and messages from other
 * windows. At the end the page is replaced by the sign-in. If the page has input, it stays, and continues
 * once the same user has signed in in another window. Without scripts the page states the end and offers the
 * extension.
 */
export function useSessionTime({ realm, name, email, bis, sekunden }: ShownSession) {
  const { data, state, submit } = useFetcher<SessionTime | null>()
  const [ends, setEnds] = useState<{ bis: string; at: number }>()
  const [left, setLeft] = useState(sekunden)
  const [isBack, setBack] = useState(false)
  const wer = `${name} ${email}`

  const lastUntil = useCallback((seconds: number) => {
    const at = Date.now() + seconds * 1_000
    setEnds({ at, bis: new Date(at).toISOString() })
    setLeft(seconds)
  }, [])

  useEffect(() => {
    setEnds({ bis, at: Date.now() + sekunden * 1_000 })
    tellSession(realm, { wer, sekunden })
  }, [realm, wer, bis, sekunden])
  useEffect(() => {
    if (!data) return
    setEnds({ bis: data.bis, at: Date.now() + data.sekunden * 1_000 })
    setLeft(data.sekunden)
    tellSession(realm, { wer, sekunden: data.sekunden })
  }, [data, realm, wer])
  useEffect(
    () =>
      hearSession(realm, news => {
        if (news === 'ende') leave(realm)
        else if (news.wer === wer) {
          setBack(ends !== undefined && ends.at <= Date.now())
          lastUntil(news.sekunden)
        }
      }),
    [realm, wer, ends, lastUntil],
  )
  useEffect(() => {
    if (!ends) return
    const look = () => {
      const seconds = Math.round((ends.at - Date.now()) / 1_000)
      setLeft(seconds)
      if (seconds <= 0 && !isTypedHere()) leave(realm)
    }
    const timer = setInterval(look, LOOK_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [ends, realm])

  const isOver = left <= 0
  return {
    bis: ends?.bis ?? bis,
    /** Remaining minutes, rounded up; undefined while there are more than five. */
    minutes: left <= SOON && !isOver ? Math.max(1, Math.ceil(left / 60)) : undefined,
    /** True if the session is over and the page stays because of its input. */
    isOver,
    /** True if the user has signed in again in another window. */
    isBack: isBack && !isOver,
    isExtending: state !== 'idle',
    hasFailed: state === 'idle' && data === null,
    /** Extends the session without navigation, so that input in other forms stays. */
    extend: () => void submit({}, { method: 'post', action: pageOf(realm, 'verlaengern') }),
  }
}

export type SessionClock = ReturnType<typeof useSessionTime>

/** Goes to the sign-in, which leads back to this page. */
function leave(realm: ShownSession['realm']) {
  location.replace(signInFrom(realm, location))
}

/** Returns the address of the sign-in with the message that the session has ended. */
export function signInFrom(realm: ShownSession['realm'], { pathname, search }: SomePlace): string {
  const query = new URLSearchParams({ zurueck: pathname + search, ende: '1' })
  return `${pageOf(realm, 'anmelden')}?${query}`
}

type SomePlace = { pathname: string; search: string }
