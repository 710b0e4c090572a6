import { Button, ErrorSummary, PasswordField } from '@rathausplatz/ui/form'
import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { useSession } from '../frame/frame-data.ts'
import { Dialog } from '../pieces/dialog.tsx'
import styles from './session.module.css'
import { hearSession, tellSession } from './session-channel.ts'
import { signInAgain } from './sign-in-again.ts'
import { goOn, isAsked, leave, signedInAgain, whenAsked } from './signed-in-again.ts'

/** A dialog over everything once the session has ended: the screen stays, and continues after signing in. */
export function SessionEnded() {
  const session = useSession()
  const { email } = session
  const isOpen = useSyncExternalStore(whenAsked, isAsked)
  /** A new object for each failure, so that a repeated one takes the focus too. */
  const [failure, setFailure] = useState<{ title: string; errors: Record<string, string> }>()
  const [isBusy, setBusy] = useState(false)
  // A browser has one session: a sign-in in another window counts here too. If another account signed in, no
  // call continues in the name of the first.
  useEffect(() => {
    tellSession(session, Math.round((Date.parse(session.gueltig_bis) - Date.now()) / 1_000))
    return hearSession(session, isSame => (isSame ? goOn() : void signedInAgain()))
  }, [session])
  // The editor has signed in elsewhere: the old error is obsolete.
  useEffect(() => {
    if (!isOpen) setFailure(undefined)
  }, [isOpen])
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const given = new FormData(event.currentTarget).get('passwort')
    const told = await signInAgain(email, typeof given === 'string' ? given : '')
    setBusy(false)
    if (told !== undefined) {
      setFailure({ title: told, errors: {} })
      return
    }
    tellSession(session, session.dauer)
    goOn()
  }
  return (
    <Dialog isOpen={isOpen} title="Ihre Sitzung ist zu Ende">
      <p>
        Ihre Eingaben stehen noch da. Bitte melden Sie sich als <strong>{email}</strong> wieder an, dann geht
        es hier weiter.
      </p>
      {failure && <ErrorSummary {...failure} />}
      <form onSubmit={send} className={styles.again}>
        <PasswordField name="passwort" label="Passwort" autoComplete="current-password" />
        <Button aria-disabled={isBusy}>{isBusy ? 'Wird angemeldet …' : 'Anmelden und weiterarbeiten'}</Button>
      </form>
      <p>
        <a href="/redaktion/anmelden?zurueck=%2Fredaktion%2Fkonto" target="_blank" rel="noreferrer">
          In neuem Tab anmelden
        </a>{' '}
        (auch mit Passkey oder Code)
      </p>
      <p>
        <button type="button" className={styles.leave} onClick={leave}>
          Mit einer anderen E-Mail-Adresse anmelden
        </button>{' '}
        (was hier noch nicht gespeichert ist, geht dabei verloren)
      </p>
    </Dialog>
  )
}
