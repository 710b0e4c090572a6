import { Button } from '@rathausplatz/ui/form'
import { pageOf } from '../sessions/realms.ts'
import styles from './sign-in.module.css'
import type { SignInWithPasskey } from './use-passkey.ts'

/** Signs in with a passkey. The button is hidden if the browser does not support passkeys. */
export function PasskeySignIn({ zurueck, passkey }: { zurueck: string; passkey: SignInWithPasskey }) {
  const { form, begin, isKnown, isAsking } = passkey
  if (!isKnown) return null
  return (
    <form
      ref={form}
      method="post"
      action={pageOf('redaktion', 'anmelden')}
      onSubmit={begin}
      className={styles.oder}
    >
      <input type="hidden" name="zurueck" value={zurueck} />
      <input type="hidden" name="verfahren" value="passkey" />
      <input type="hidden" name="vorgang" />
      <input type="hidden" name="antwort" />
      <Button look="outline" aria-disabled={isAsking}>
        Mit Passkey anmelden
      </Button>
    </form>
  )
}
