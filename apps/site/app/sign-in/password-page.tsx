import { Link } from '@rathausplatz/ui'
import { Button, PasswordField } from '@rathausplatz/ui/form'
import { accountPageOf, pageBefore } from '../sessions/realms.ts'
import type { ShownSession } from '../sessions/shown.ts'
import { Help } from './help.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { RealmPage } from './realm-page.tsx'
import type { RefusedForm } from './refused-form.ts'
import { SessionLine, SessionNotice } from './session-line.tsx'
import styles from './sign-in.module.css'
import { useSessionTime } from './use-session-time.ts'

type PasswordPageProps = {
  session: ShownSession
  /** The page that the user requested before the required change. */
  zurueck: string
  refused: RefusedForm | undefined
}

/** Changes the password. If the change is required, no other page is accessible before. */
export function PasswordPage({ session, zurueck, refused }: PasswordPageProps) {
  const { realm, email, pflicht, hasAccount, isAccountSilent } = session
  const isDuty = pflicht === 'passwort'
  const heading = isDuty ? 'Bitte vergeben Sie ein eigenes Passwort' : 'Passwort ändern'
  const clock = useSessionTime(session)
  return (
    <RealmPage
      warning={<SessionNotice session={session} clock={clock} />}
      realm={realm}
      title={heading}
      heading={heading}
      refused={refused}
      aside={
        hasAccount ? undefined : (
          <Help realm={realm} hint="Ihr Passwort ändert, wer Ihnen den Zugang gegeben hat." />
        )
      }
      wayOn={<p>Was Sie eingegeben hatten, ist gelöscht: Bitte füllen Sie beide Felder noch einmal aus.</p>}
    >
      {isDuty && (
        <p className={styles.lead}>
          Ihr jetziges Passwort haben andere für Sie gewählt. Erst mit einem eigenen ist alles Weitere offen.
        </p>
      )}
      {hasAccount ? (
        <form
          method="post"
          action={pageBefore(zurueck, realm, 'passwort')}
          noValidate
          className={styles.form}
        >
          {/* Tells password managers to which account the password belongs. */}
          <input type="email" name="konto" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            name="passwort"
            label={isDuty ? 'Jetziges Passwort' : 'Bisheriges Passwort'}
            autoComplete="current-password"
            error={refused?.errors['passwort']}
          />
          <NewPasswordField error={refused?.errors['neues_passwort']} />
          {!isDuty && <p className={styles.zweck}>Auf allen anderen Geräten sind Sie danach abgemeldet.</p>}
          <div className={styles.choices}>
            <Button>Passwort ändern</Button>
            {!isDuty && <Link href={accountPageOf(realm)}>Abbrechen</Link>}
          </div>
        </form>
      ) : (
        <p className={styles.lead}>
          {isAccountSilent
            ? 'Das ist gerade nicht möglich. Bitte laden Sie die Seite in einigen Minuten neu.'
            : 'Das geht auf dieser Website nicht. Bitte melden Sie sich bei der Stelle, die Ihnen den Zugang gegeben hat, und lassen Sie es dort ändern. Danach melden Sie sich hier ab und mit dem neuen Passwort wieder an.'}
        </p>
      )}
      <SessionLine session={session} clock={clock} />
    </RealmPage>
  )
}
