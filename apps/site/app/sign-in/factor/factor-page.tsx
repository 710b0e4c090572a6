import { ButtonLink, Link } from '@rathausplatz/ui'
import { accountPageOf, pageOf } from '../../sessions/realms.ts'
import type { ShownSession } from '../../sessions/shown.ts'
import type { ShownFactor } from '../load-account.ts'
import { RealmPage } from '../realm-page.tsx'
import { SessionLine, SessionNotice } from '../session-line.tsx'
import styles from '../sign-in.module.css'
import { useNewPasskey } from '../use-passkey.ts'
import { useSessionTime } from '../use-session-time.ts'
import type { FactorOutcome } from './change-factor.ts'
import { Setup, WHAT_IT_IS } from './code-app.tsx'
import { Confirmed, type ErrorsOf } from './factor-form.tsx'
import { Passkeys } from './passkey-list.tsx'
import { Codes } from './recovery-codes.tsx'

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
