import { Link } from '@rathausplatz/ui'
import { Button, PasswordField, TextField } from '@rathausplatz/ui/form'
import styles from './way-in.module.css'

/** The log-in form of an area. Errors are shown on the log-in page of that area. */
export const SignInForm = ({ room }: { room: 'intranet' | 'raete' }) => (
  <form method="post" action={`/${room}/anmelden`} className={styles.form}>
    <TextField
      name="email"
      id={`${room}-email`}
      label="E-Mail-Adresse"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
    <PasswordField name="passwort" id={`${room}-passwort`} label="Passwort" autoComplete="current-password" />
    <div className={styles.knoepfe}>
      <Button>Anmelden</Button>
      <Link href={`/${room}/passwort-vergessen`}>Passwort vergessen?</Link>
    </div>
  </form>
)
