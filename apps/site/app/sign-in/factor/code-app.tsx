import { Link } from '@rathausplatz/ui'
import { Button, TextField } from '@rathausplatz/ui/form'
import { pageOf } from '../../sessions/realms.ts'
import signIn from '../sign-in.module.css'
import type { AppSetup } from './change-factor.ts'
import styles from './code-app.module.css'
import { CopyButton } from './copy-button.tsx'
import { FactorForm } from './factor-form.tsx'

export const WHAT_IT_IS =
  'Eine Code-App ist ein kostenloses Programm für Ihr Telefon, das alle 30 Sekunden einen neuen Code zeigt, auch ohne Netz; viele Passwort-Programme können das auch.'

/** The secret of the app as QR code and text, and a field for the first code. */
export function Setup({
  app: { geheimnis, uri, qr },
  errors,
}: {
  app: AppSetup
  errors: Readonly<Record<string, string>>
}) {
  return (
    <section aria-label="In zwei Schritten">
      <ol className={styles.steps}>
        <li>
          <p>{WHAT_IT_IS}</p>
          <p>Öffnen Sie Ihre Code-App und lesen Sie dieses Bild ein.</p>
          <svg
            className={styles.qr}
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            role="img"
            aria-label="QR-Code für die Code-App"
          >
            <path d={qr.path} />
          </svg>
          {uri.startsWith('otpauth:') && (
            <p className={styles.handy}>
              <a href={uri}>Auf diesem Telefon in der Code-App öffnen</a>
            </p>
          )}
          <p>
            Oder tippen Sie diesen Schlüssel ab: <code>{geheimnis.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
          <p className={signIn.choices}>
            <CopyButton label="Schlüssel kopieren" text={geheimnis} />
          </p>
        </li>
        <li>
          <p>Geben Sie den Code ein, den die App jetzt zeigt.</p>
          <FactorForm was="app">
            <input type="hidden" name="geheimnis" value={geheimnis} />
            <input type="hidden" name="uri" value={uri} />
            <TextField
              name="code"
              label="Code"
              inputMode="numeric"
              autoComplete="one-time-code"
              width="kurz"
              error={errors['code']}
            />
            <div className={signIn.choices}>
              <Button>Bestätigen</Button>
              <Link href={pageOf('redaktion', 'zweiter-faktor')}>Abbrechen</Link>
            </div>
          </FactorForm>
        </li>
      </ol>
    </section>
  )
}
