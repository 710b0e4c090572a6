import type { Realm } from '@rathausplatz/contract'
import { ButtonLink, Link } from '@rathausplatz/ui'
import { Button, TextField } from '@rathausplatz/ui/form'
import { pageOf } from '../sessions/realms.ts'
import { Help } from './help.tsx'
import { RealmPage } from './realm-page.tsx'
import type { RefusedForm } from './refused-form.ts'
import styles from './sign-in.module.css'

type ForgottenPageProps = {
  realm: Realm
  /** True if the CMS can mail links for passwords. */
  canForget: boolean
  isSent: boolean
  refused: (RefusedForm & { email: string }) | undefined
}

/** Requests a link by mail. The page shows the same message for a known and an unknown address. */
export function ForgottenPage({ realm, canForget, isSent, refused }: ForgottenPageProps) {
  const isDone = isSent && !refused
  if (!canForget) return <NotHere realm={realm} />
  return (
    <RealmPage
      realm={realm}
      title="Passwort vergessen"
      heading={isDone ? 'Bitte sehen Sie in Ihrem Postfach nach' : 'Neues Passwort anfordern'}
      refused={refused}
      isAnswer={isDone}
      aside={
        <Help
          realm={realm}
          hint="Die Adresse ist die, mit der Sie sich anmelden, in der Regel Ihre dienstliche."
        />
      }
    >
      {isDone ? (
        <>
          <p className={styles.lead}>
            Gibt es ein Konto mit dieser Adresse, kommt in wenigen Minuten eine E-Mail mit einem Link. Er gilt
            eine Stunde und lässt sich nur einmal benutzen. Sehen Sie auch im Ordner für unerwünschte Post
            nach.
          </p>
          <p>
            An eine Adresse schicken wir in fünf Minuten nur einen Link und am Tag nur wenige. Haben Sie
            gerade schon einen angefordert, gilt dieser.
          </p>
          <p className={styles.form}>
            <ButtonLink href={pageOf(realm, 'anmelden')} look="outline">
              Zur Anmeldung
            </ButtonLink>
          </p>
        </>
      ) : (
        <>
          <p className={styles.lead}>
            Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort vergeben. Ihr jetziges gilt, bis Sie
            das tun.
          </p>
          <form method="post" action={pageOf(realm, 'passwort-vergessen')} noValidate className={styles.form}>
            <TextField
              name="email"
              label="E-Mail-Adresse"
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              help="Die Adresse, mit der Sie sich anmelden."
              defaultValue={refused?.email}
              error={refused?.errors['email']}
            />
            <div className={styles.choices}>
              <Button>Link anfordern</Button>
              <Link href={pageOf(realm, 'anmelden')}>Zur Anmeldung</Link>
            </div>
          </form>
        </>
      )}
    </RealmPage>
  )
}

function NotHere({ realm }: { realm: Realm }) {
  return (
    <RealmPage
      realm={realm}
      title="Passwort vergessen"
      heading="Passwort vergessen"
      aside={<Help realm={realm} hint="Ein neues Passwort gibt Ihnen, wer Ihnen den Zugang gegeben hat." />}
    >
      <p className={styles.lead}>
        Ein neues Passwort lässt sich auf dieser Website nicht anfordern. Bitte melden Sie sich bei der
        Stelle, die Ihnen den Zugang gegeben hat.
      </p>
      <p className={styles.form}>
        <ButtonLink href={pageOf(realm, 'anmelden')} look="outline">
          Zur Anmeldung
        </ButtonLink>
      </p>
    </RealmPage>
  )
}
