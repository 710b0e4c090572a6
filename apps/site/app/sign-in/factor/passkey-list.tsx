import { formatDate } from '@rathausplatz/ui'
import { Button, PasswordField, TextField } from '@rathausplatz/ui/form'
import { pageOf } from '../../sessions/realms.ts'
import type { ShownFactor } from '../load-account.ts'
import styles from '../sign-in.module.css'
import type { NewPasskey } from '../use-passkey.ts'
import { Confirmed, type ErrorsOf, Folded } from './factor-form.tsx'

/** The passkeys of the account, and a form for a new one. */
export function Passkeys({
  factor: { passkeys },
  errorsOf,
  passkey: { form, begin, isKnown, isAsking, refused },
}: {
  factor: ShownFactor
  errorsOf: ErrorsOf
  passkey: NewPasskey
}) {
  const errors = errorsOf('passkey')
  if (!isKnown && passkeys.length === 0) return null
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys">Passkeys</h2>
      <p>Sie melden sich mit Fingerabdruck, Gesicht oder PIN Ihres Geräts an, ohne Passwort und ohne Code.</p>
      {passkeys.length > 0 && (
        <ul role="list" className={styles.facts}>
          {passkeys.map(({ id, name, angelegt_am }) => (
            <li key={id}>
              <strong>{name}</strong>
              <span>seit {formatDate(angelegt_am)}</span>
              <Confirmed
                was="passkey-weg"
                button={`${name} entfernen`}
                errors={errorsOf('passkey-weg', id)}
                suffix={id}
              >
                <input type="hidden" name="id" value={id} />
              </Confirmed>
            </li>
          ))}
        </ul>
      )}
      {isKnown && (
        <Folded
          label={passkeys.length > 0 ? 'Weiteren Passkey anlegen' : 'Passkey anlegen'}
          isOpen={refused !== undefined || 'name' in errors}
        >
          <form
            ref={form}
            method="post"
            action={pageOf('redaktion', 'zweiter-faktor')}
            onSubmit={begin}
            noValidate
            className={styles.form}
          >
            <input type="hidden" name="was" value="passkey" />
            <input type="hidden" name="vorgang" />
            <input type="hidden" name="antwort" />
            <TextField
              name="name"
              label="Name des Passkeys"
              help="Zum Beispiel: Dienstrechner"
              maxLength={80}
              width="kurz"
              error={errors['name']}
            />
            <PasswordField
              name="passwort"
              id="passkey"
              label="Ihr Passwort"
              autoComplete="current-password"
              error={errors['passwort']}
            />
            <div className={styles.choices}>
              <Button look="outline" aria-disabled={isAsking}>
                Passkey anlegen
              </Button>
            </div>
          </form>
        </Folded>
      )}
    </section>
  )
}
