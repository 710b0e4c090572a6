import { type CallAnswer, type CallInput, calls } from '@rathausplatz/contract'
import { Button, ErrorSummary, PasswordField, TextField } from '@rathausplatz/ui/form'
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSession } from '../frame/frame-data.ts'
import { Dialog } from '../pieces/dialog.tsx'
import { useSending } from '../pieces/use-sending.ts'
import { ask } from '../wall/ask.ts'
import { endConfirming, isConfirming, whenConfirming } from './confirming.ts'
import styles from './session.module.css'
import { hearSession } from './session-channel.ts'
import { knowsPasskeys, showPasskey } from './show-passkey.ts'

type Wege = CallAnswer<typeof calls.redaktionBestaetigung>['wege']
type Proof = CallInput<typeof calls.redaktionBestaetigen>['body']

/** A dialog before a sensitive step: an open browser alone is not enough for it. */
export function ConfirmDialog() {
  const isOpen = useSyncExternalStore(whenConfirming, isConfirming)
  return (
    <Dialog
      isOpen={isOpen}
      title="Bitte bestätigen Sie, dass Sie es sind"
      onClose={() => endConfirming(false)}
    >
      <Ways />
    </Dialog>
  )
}

/** The ways to confirm that the account has. */
function Ways() {
  const session = useSession()
  const { trouble, errors, isBusy, send } = useSending()
  const [wege, setWege] = useState<Wege>()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const read = async () => {
      const found = await ask(calls.redaktionBestaetigung, { signal: leaving.signal })
      if (leaving.signal.aborted) return
      // Confirmed meanwhile in another window.
      if (found.bestaetigt_bis !== null) endConfirming(true)
      else setWege(found.wege)
    }
    // Without an answer the usual way is shown; sending it tells what is wrong.
    read().catch(() => {
      if (!leaving.signal.aborted) setWege(['passwort'])
    })
    // A new sign-in in another window may have confirmed this session: looks again.
    const stop = hearSession(session, isSame => isSame && void read().catch(() => {}))
    return () => {
      leaving.abort()
      stop()
    }
  }, [session])

  // The fields appear after the dialog, which has looked for a field when it opened.
  useEffect(() => {
    if (wege) box.current?.querySelector('input')?.focus()
  }, [wege])

  const prove = (missing: Record<string, string>, proof: () => Promise<Proof | undefined>) =>
    send(missing, async () => {
      const body = await proof()
      if (!body) return
      await ask(calls.redaktionBestaetigen, { body })
      endConfirming(true)
    })

  const sendTyped = (event: FormEvent<HTMLFormElement>, name: 'passwort' | 'code') => {
    event.preventDefault()
    const given = new FormData(event.currentTarget).get(name)
    const typed = typeof given === 'string' ? given : ''
    void prove(typed.trim() ? {} : { [name]: MISSING[name] }, async () => ({ [name]: typed }))
  }
  const sendPasskey = () =>
    prove({}, async () => {
      const { vorgang, optionen } = await ask(calls.redaktionBestaetigungPasskey, {})
      const antwort = await showPasskey(optionen)
      return antwort && { passkey: { vorgang, antwort } }
    })

  const submit = isBusy ? 'Wird geprüft …' : 'Bestätigen und weiter'
  return (
    <div ref={box}>
      <p>
        Dieser Schritt ist besonders geschützt. Ihre Bestätigung gilt zehn Minuten, auch für weitere solche
        Schritte.
      </p>
      {trouble && <ErrorSummary title={trouble.title} errors={trouble.errors} />}
      {wege?.includes('passwort') && (
        <form className={styles.again} onSubmit={event => sendTyped(event, 'passwort')} noValidate>
          <PasswordField
            name="passwort"
            label="Ihr Passwort"
            autoComplete="current-password"
            error={errors['passwort']}
          />
          <Button aria-disabled={isBusy}>{submit}</Button>
        </form>
      )}
      {wege?.includes('passkey') && knowsPasskeys() && (
        <p className={styles.way}>
          <Button type="button" look="outline" aria-disabled={isBusy} onClick={() => void sendPasskey()}>
            Mit Passkey bestätigen
          </Button>
        </p>
      )}
      {wege?.includes('code') && !wege.includes('passwort') && (
        <form className={styles.again} onSubmit={event => sendTyped(event, 'code')} noValidate>
          <TextField
            name="code"
            label="Code Ihrer App"
            help="Auch ein Wiederherstellungscode geht."
            autoComplete="one-time-code"
            maxLength={20}
            error={errors['code']}
          />
          <Button aria-disabled={isBusy}>{submit}</Button>
        </form>
      )}
      {wege?.includes('verwaltung') && (
        <p className={styles.way}>
          <a
            href="/redaktion/verwaltung?frisch&zurueck=%2Fredaktion%2Fkonto"
            target="_blank"
            rel="noreferrer"
          >
            In neuem Tab mit dem Konto der Verwaltung bestätigen
          </a>{' '}
          (danach geht es hier von selbst weiter)
        </p>
      )}
    </div>
  )
}

const MISSING = {
  passwort: 'Bitte geben Sie Ihr Passwort an.',
  code: 'Bitte geben Sie den Code an.',
} as const
