import { ButtonLink, disclosure, formatDate, Link, useHydrated } from '@rathausplatz/ui'
import { Button, PasswordField, TextField } from '@rathausplatz/ui/form'
import type { ReactNode } from 'react'
import { accountPageOf, pageOf } from '../sessions/realms.ts'
import type { ShownSession } from '../sessions/shown.ts'
import type { AppSetup, FactorOutcome, Was } from './change-factor.ts'
import { CopyButton } from './copy-button.tsx'
import type { ShownFactor } from './load-account.ts'
import { RealmPage } from './realm-page.tsx'
import { SessionLine, SessionNotice } from './session-line.tsx'
import styles from './sign-in.module.css'
import { type NewPasskey, useNewPasskey } from './use-passkey.ts'
import { useSessionTime } from './use-session-time.ts'

const WHAT_IT_IS =
  'Eine Code-App ist ein kostenloses Programm für Ihr Telefon, das alle 30 Sekunden einen neuen Code zeigt, auch ohne Netz; viele Passwort-Programme können das auch.'

type FactorPageProps = { session: ShownSession; factor: ShownFactor; outcome: FactorOutcome | undefined }

/** Sets up second factors: an app with codes, passkeys, and recovery codes. */
export function FactorPage({ session, factor, outcome }: FactorPageProps) {
  const { realm, pflicht } = session
  const passkey = useNewPasskey()
  const clock = useSessionTime(session)
  const { app, codes = [], done } = outcome ?? {}
  const {
    was,
    refused,
    id = '',
  } = passkey.refused ? { was: 'passkey' as const, refused: passkey.refused } : (outcome ?? {})
  const hasFactor = factor.totp || factor.passkeys.length > 0
  const errorsOf: ErrorsOf = (form, of = '') => (was === form && of === id ? (refused?.errors ?? {}) : {})
  const isSettingUp = app !== undefined && done === undefined
  // The session was loaded before the form was processed, so its duty may be fulfilled by now.
  const isOwed = pflicht === 'zweiter-faktor' && !hasFactor
  const duty = isOwed ? 'Bitte richten Sie einen zweiten Faktor ein' : 'Zweiter Faktor'
  const heading = isSettingUp ? 'Code-App einrichten' : duty
  return (
    <RealmPage
      warning={<SessionNotice session={session} clock={clock} />}
      realm={realm}
      title={heading}
      heading={heading}
      refused={refused && { ...refused, errors: byField(refused.errors, `${was}${id}`) }}
      note={done}
      isAnswer={isSettingUp}
    >
      <p className={styles.lead}>
        Wer Ihr Passwort erfährt, kommt damit allein nicht hinein.
        {factor.noetig && ' Ihre Rolle verlangt einen zweiten Faktor.'}
      </p>
      {codes.length > 0 && <Codes codes={codes} />}
      {hasFactor && pflicht === 'zweiter-faktor' && (
        <p className={styles.choices}>
          <ButtonLink href={pageOf(realm)}>Weiter zur Redaktion</ButtonLink>
        </p>
      )}
      {isSettingUp ? (
        <Setup app={app} errors={errorsOf('app')} />
      ) : (
        <>
          <section aria-labelledby="app">
            <h2 id="app">Code-App</h2>
            {factor.totp ? (
              <>
                <p>
                  Eingerichtet. Nach dem Passwort werden Sie nach dem Code gefragt, den die App gerade zeigt.
                </p>
                <Confirmed was="app-weg" button="Code-App entfernen" errors={errorsOf('app-weg')} />
              </>
            ) : (
              <>
                <p>{WHAT_IT_IS}</p>
                <Confirmed
                  was="app-beginn"
                  button="Code-App einrichten"
                  look="solid"
                  errors={errorsOf('app-beginn')}
                />
              </>
            )}
          </section>
          <Passkeys factor={factor} errorsOf={errorsOf} passkey={passkey} />
          {hasFactor && (
            <section aria-labelledby="codes">
              <h2 id="codes">Codes zur Wiederherstellung</h2>
              <p>
                {factor.wiederherstellungscodes === 0
                  ? 'Sie haben keinen Code mehr.'
                  : `Noch ${factor.wiederherstellungscodes} Codes. Jeder gilt einmal, wenn App und Passkey nicht zur Hand sind.`}
              </p>
              <Confirmed was="codes" button="Neue Codes erstellen" errors={errorsOf('codes')} />
            </section>
          )}
        </>
      )}
      {pflicht === undefined && (
        <p className={styles.back}>
          <Link href={accountPageOf(realm)}>Zurück zu Ihrem Konto</Link>
        </p>
      )}
      <SessionLine session={session} clock={clock} />
    </RealmPage>
  )
}

/**
 * Returns the errors by field id. Several forms have a password field, so the summary must link the field of
 * the form that was sent.
 */
const byField = ({ passwort, ...errors }: Readonly<Record<string, string>>, form: string) =>
  passwort === undefined ? errors : { ...errors, [form]: passwort }

/** The secret of the app as QR code and text, and a field for the first code. */
function Setup({
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
          <p className={styles.choices}>
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
            <div className={styles.choices}>
              <Button>Bestätigen</Button>
              <Link href={pageOf('redaktion', 'zweiter-faktor')}>Abbrechen</Link>
            </div>
          </FactorForm>
        </li>
      </ol>
    </section>
  )
}

/** The recovery codes, shown once. */
function Codes({ codes }: { codes: readonly string[] }) {
  return (
    <section aria-labelledby="neue-codes" className={styles.codes}>
      <h2 id="neue-codes">Ihre Codes zur Wiederherstellung</h2>
      <p>
        Bitte drucken Sie diese Seite oder schreiben Sie die Codes auf. Sie werden nur jetzt gezeigt. Jeder
        gilt einmal, wenn Ihr Telefon oder Passkey nicht zur Hand ist.
      </p>
      <ul role="list">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.choices}>
        {useHydrated() && (
          <Button type="button" look="outline" onClick={() => print()}>
            Codes drucken
          </Button>
        )}
        <CopyButton label="Codes kopieren" text={codes.join('\n')} />
      </div>
    </section>
  )
}

type ErrorsOf = (form: Was, id?: string) => Readonly<Record<string, string>>

function Passkeys({
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

type ConfirmedProps = {
  was: Was
  button: string
  look?: 'solid' | 'outline'
  errors: Readonly<Record<string, string>>
  /** Suffix of the ids, if the page has several forms of this kind. */
  suffix?: string
  children?: ReactNode
}

/** A form that confirms a change of second factors with the password. */
function Confirmed({ was, button, look = 'outline', errors, suffix = '', children }: ConfirmedProps) {
  const form = (
    <FactorForm was={was}>
      {children}
      <PasswordField
        name="passwort"
        id={was + suffix}
        label="Ihr Passwort"
        autoComplete="current-password"
        error={errors['passwort']}
      />
      <div className={styles.choices}>
        <Button look={look}>{button}</Button>
      </div>
    </FactorForm>
  )
  return look === 'solid' ? (
    form
  ) : (
    <Folded label={button} isOpen={errors['passwort'] !== undefined}>
      {form}
    </Folded>
  )
}

/** Collapses a rare action. */
function Folded({ label, isOpen, children }: { label: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details className={`${disclosure} ${styles.fold}`} open={isOpen}>
      <summary>{label}</summary>
      {children}
    </details>
  )
}

function FactorForm({ was, children }: { was: Was; children: ReactNode }) {
  return (
    <form method="post" action={pageOf('redaktion', 'zweiter-faktor')} noValidate className={styles.form}>
      <input type="hidden" name="was" value={was} />
      {children}
    </form>
  )
}
