import { Button, ErrorSummary, PasswordField } from '@rathausplatz/ui/form'
import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { useSession } from '../frame/frame-data.ts'
import { Dialog } from '../pieces/dialog.tsx'
import styles from './session.module.css'
import { hearSession, tellSession } from './session-channel.ts'
import { signInAgain } from './sign-in-again.ts'
import { goOn, isAsked, leave, signedInAgain, whenAsked } from './signed-in-again.ts'

/** Over everything, where the session has ended: what stands on the screen stays, and goes on afterwards. */
export function SessionEnded() {
  const session = useSession()
  const { email } = session
  const isOpen = useSyncExternalStore(whenAsked, isAsked)
  /** Each answer is one of its own, also where it says the same again: it takes the focus. */
  const [failure, setFailure] = useState<{ title: string; errors: Record<string, string> }>()
  const [isBusy, setBusy] = useState(false)
  // One browser holds one session: whoever signs in in another window has done so here too. Where that is somebody else,
  // nothing goes on in their name.
  useEffect(() => {
    tellSession(session, Math.round((Date.parse(session.gueltig_bis) - Date.now()) / 1_000))
    return hearSession(session, isSame => (isSame ? goOn() : void signedInAgain()))
  }, [session])
  // Signed in elsewhere: what was said here is over.
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
