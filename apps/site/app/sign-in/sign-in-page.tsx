import type { Realm } from '@rathausplatz/contract'
import { ButtonLink, Link } from '@rathausplatz/ui'
import { Button, PasswordField, TextField } from '@rathausplatz/ui/form'
import { useForgetPackets } from '../raete/paket/use-forget-packets.ts'
import { pageBefore, pageOf } from '../sessions/realms.ts'
import { Help } from './help.tsx'
import { OtherSignIns } from './other-sign-ins.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import type { RefusedSignIn } from './read-sign-in.ts'
import { RealmPage } from './realm-page.tsx'
import { useSayEnd } from './session-channel.ts'
import styles from './sign-in.module.css'
import { useSignInWithPasskey } from './use-passkey.ts'

type SignInPageProps = {
  realm: Realm
  /** Target after the sign-in. */
  zurueck: string
  /** True if a new password can be requested by mail. */
  canForget: boolean
  /** Label of the button for the identity provider of the town, if it has one. */
  provider?: string | undefined
  /**
   * Set if the user is signed out here but not at the provider; `offen` if signing out there is not possible
   * from here.
   */
  atProvider?: keyof typeof STILL_THERE | undefined
  note: keyof typeof notes | undefined
  refused: RefusedSignIn | undefined
}

const notes = {
  abgemeldet: 'Sie sind abgemeldet.',
  ende: 'Ihre Sitzung ist zu Ende. Bitte melden Sie sich noch einmal an; danach geht es dort weiter, wo Sie waren.',
  neu: 'Ihr neues Passwort gilt. Bitte melden Sie sich damit an.',
  verwaltung:
    'Das Konto der Verwaltung ist gerade nicht zu erreichen. Bitte melden Sie sich mit E-Mail-Adresse und Passwort an, oder versuchen Sie es in einigen Minuten noch einmal.',
} as const

const NOTHING_LEFT = 'Die Unterlagen auf diesem Gerät sind gelöscht.'

const STILL_THERE = {
  angemeldet: 'Beim Konto der Verwaltung sind Sie in diesem Browser noch angemeldet.',
  offen:
    'Beim Konto der Verwaltung ließ sich die Anmeldung von hier nicht beenden; schließen Sie alle Fenster des Browsers.',
} as const

const forWhom: Record<Realm, string> = {
  intranet: 'Für Beschäftigte der Stadtverwaltung und ihrer Einrichtungen.',
  raete: 'Für Mitglieder des Gemeinderats und seiner Gremien.',
  redaktion: 'Für alle, die Inhalte dieser Website pflegen.',
}

/** Links the other realms if the input may belong to one of them; otherwise asks for the password again. */
function WayOn({ realm, refused: { errors, email, isNotTheirs } }: { realm: Realm; refused: RefusedSignIn }) {
  if (Object.keys(errors).length > 0) return null
  if (!isNotTheirs) return <OtherSignIns realm={realm} />
  return email !== '' && <p>Bitte geben Sie Ihr Passwort noch einmal ein.</p>
}

/** The sign-in page. Its forms load a whole page, so that no data of an earlier user stays in memory. */
export function SignInPage(props: SignInPageProps) {
  const { realm, zurueck, canForget, provider, atProvider, note, refused } = props
  const passkey = useSignInWithPasskey('melden Sie sich mit E-Mail-Adresse und Passwort an')
  const shown = passkey.refused ?? refused
  const { errors = {} } = shown ?? {}
  useSayEnd(realm, note === 'abgemeldet')
  const haveGone = useForgetPackets(realm === 'raete' && note === 'abgemeldet')
  const said = note && [notes[note], atProvider && STILL_THERE[atProvider], haveGone && NOTHING_LEFT]
  return (
    <RealmPage
      realm={realm}
      title="Anmelden"
      heading="Anmelden"
      refused={shown}
      note={said && said.filter(Boolean).join(' ')}
      wayOn={refused && shown === refused && <WayOn realm={realm} refused={refused} />}
      aside={<Help realm={realm} canForget={canForget} />}
    >
      {!note && <p className={styles.lead}>{forWhom[realm]}</p>}
      {atProvider === 'angemeldet' && (
        <p className={styles.lead}>
          <Link href={`${pageOf(realm, 'verwaltung')}?abmelden`} data-document="">
            Auch dort abmelden
          </Link>
        </p>
      )}
      <form method="post" action={pageOf(realm, 'anmelden')} noValidate className={styles.form}>
        <input type="hidden" name="zurueck" value={zurueck} />
        <TextField
          name="email"
          label="E-Mail-Adresse"
          type="email"
          autoComplete={realm === 'redaktion' ? 'username webauthn' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={refused?.email}
          error={errors['email']}
        />
        <PasswordField
          name="passwort"
          label="Passwort"
          autoComplete="current-password"
          error={errors['passwort']}
        />
        <div className={styles.choices}>
          <Button>Anmelden</Button>
          {canForget && <Link href={pageOf(realm, 'passwort-vergessen')}>Passwort vergessen?</Link>}
        </div>
      </form>
      {provider !== undefined && (
        <p className={styles.oder}>
          <ButtonLink href={pageBefore(zurueck, realm, 'verwaltung')} look="outline" isLeaving>
            {provider}
          </ButtonLink>
        </p>
      )}
      {realm === 'redaktion' && canForget && <PasskeySignIn zurueck={zurueck} passkey={passkey} />}
      {!refused && <OtherSignIns realm={realm} />}
    </RealmPage>
  )
}
