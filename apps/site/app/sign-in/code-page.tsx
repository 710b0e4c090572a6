import type { Realm } from '@rathausplatz/contract'
import { Link } from '@rathausplatz/ui'
import { Button, TextField } from '@rathausplatz/ui/form'
import type { ReactNode } from 'react'
import { disclosure } from '../disclosure/disclosure.ts'
import { pageOf } from '../sessions/realms.ts'
import type { Step } from '../sessions/wire.ts'
import { Help } from './help.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { RealmPage } from './realm-page.tsx'
import styles from './sign-in.module.css'
import type { ShownStep } from './steps.ts'
import { useSignInWithPasskey } from './use-passkey.ts'

type CodePageProps = { realm: Realm; zurueck: string; step: NonNullable<ShownStep['step']> }

/**
 * The second step of a sign-in. The form contains the id of the attempt, so that it needs neither scripts nor
 * a cookie.
 */
export function CodePage({ realm, zurueck, step: { vorgang, verfahren, refused } }: CodePageProps) {
  const passkey = useSignInWithPasskey(
    verfahren.includes('code') ? 'geben Sie einen Code ein' : 'beginnen Sie von vorn',
  )
  const shown = passkey.refused ?? refused
  const about = { realm, zurueck, vorgang, verfahren }
  return (
    <RealmPage
      realm={realm}
      title="Zweiter Schritt"
      heading="Zweiter Schritt der Anmeldung"
      refused={shown}
      isAnswer
      aside={
        <Help
          realm={realm}
          hint="Der Code wechselt alle 30 Sekunden. Er passt nur, wenn die Uhr Ihres Telefons richtig geht."
        />
      }
    >
      {verfahren.includes('code') && (
        <>
          <CodeForm {...about}>
            <TextField
              name="code"
              label="Code"
              help="Sechs Ziffern aus Ihrer Code-App."
              inputMode="numeric"
              autoComplete="one-time-code"
              width="kurz"
              error={shown?.errors['code']}
            />
            <div className={styles.choices}>
              <Button>Anmelden</Button>
              <Link href={pageOf(realm, 'anmelden')}>Von vorn beginnen</Link>
            </div>
          </CodeForm>
          <details
            className={`${disclosure} ${styles.fold}`}
            open={shown?.errors['wiederherstellung'] !== undefined}
          >
            <summary>Gerät nicht zur Hand?</summary>
            <CodeForm {...about}>
              <TextField
                name="wiederherstellung"
                label="Code zur Wiederherstellung"
                help="Einer der Codes, die Sie beim Einrichten gedruckt oder aufgeschrieben haben. Jeder gilt einmal."
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                width="kurz"
                error={shown?.errors['wiederherstellung']}
              />
              <div className={styles.choices}>
                <Button look="outline">Mit diesem Code anmelden</Button>
              </div>
            </CodeForm>
          </details>
        </>
      )}
      {verfahren.includes('passkey') && <PasskeySignIn zurueck={zurueck} passkey={passkey} />}
      {!verfahren.includes('code') && (
        <p className={styles.lead}>
          Bitte bestätigen Sie die Anmeldung mit Ihrem Passkey; Ihr Browser braucht dafür JavaScript.{' '}
          <Link href={pageOf(realm, 'anmelden')}>Von vorn beginnen</Link>
        </p>
      )}
    </RealmPage>
  )
}

type CodeFormProps = { realm: Realm; zurueck: string; children: ReactNode } & Step

function CodeForm({ realm, zurueck, vorgang, verfahren, children }: CodeFormProps) {
  return (
    <form method="post" action={pageOf(realm, 'anmelden')} noValidate className={styles.form}>
      <input type="hidden" name="zurueck" value={zurueck} />
      <input type="hidden" name="vorgang" value={vorgang} />
      {verfahren.map(one => (
        <input key={one} type="hidden" name="verfahren" value={one} />
      ))}
      {children}
    </form>
  )
}
