import { useCallback, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { pageOf } from '../sessions/realms.ts'
import type { SessionTime } from '../sessions/session-time.ts'
import type { ShownSession } from '../sessions/shown.ts'
import { hearSession, tellSession } from './session-channel.ts'
import { isTypedHere } from './typed-here.ts'

/** From here on the end of a session is announced (WCAG 2.2.1). */
const SOON = 5 * 60
/** So often it is looked how much is left: machines sleep, and timers with them. */
const LOOK_MS = 2_000

/**
 * How long a session still lasts, as this window knows it. What an extension brings and what other windows say counts; at
 * its end the page gives way to the sign-in, unless something was typed: then it stays, and goes on once the same person
 * has signed in in another window. Without scripts the page says the end and offers the extension all the same.
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
    /** Whole minutes that are left, once they are few. */
    minutes: left <= SOON && !isOver ? Math.max(1, Math.ceil(left / 60)) : undefined,
    /** It has ended, and the page stands there for what was typed into it. */
    isOver,
    /** It had ended, and somebody has signed in again elsewhere. */
    isBack: isBack && !isOver,
    isExtending: state !== 'idle',
    hasFailed: state === 'idle' && data === null,
    /** In its place: what stands in other forms of the page stays. */
    extend: () => void submit({}, { method: 'post', action: pageOf(realm, 'verlaengern') }),
  }
}

export type SessionClock = ReturnType<typeof useSessionTime>

/** To the sign-in, and from there back to this page. */
function leave(realm: ShownSession['realm']) {
  location.replace(signInFrom(realm, location))
}

/** The sign-in that says that a session has ended, and leads back. */
export function signInFrom(realm: ShownSession['realm'], { pathname, search }: SomePlace): string {
  const query = new URLSearchParams({ zurueck: pathname + search, ende: '1' })
  return `${pageOf(realm, 'anmelden')}?${query}`
}

type SomePlace = { pathname: string; search: string }
