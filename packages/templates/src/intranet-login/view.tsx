import { Link, Section } from '@rathausplatz/ui'
import { Button, PasswordField, TextField } from '@rathausplatz/ui/form'
import type { View } from '../template.ts'
import styles from './intranet-login.module.css'
import type { intranetLogin } from './schema.ts'

/** What goes wrong is said on the log-in page, which then has the form. */
export const IntranetLogin: View<typeof intranetLogin> = ({ context: { titel, text } }) => (
  <Section>
    {titel && <h2>{titel}</h2>}
    {text && <p className={styles.text}>{text}</p>}
    <form method="post" action="/intranet/anmelden" className={styles.form}>
      <TextField
        name="email"
        id="intranet-email"
        label="E-Mail-Adresse"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        name="passwort"
        id="intranet-passwort"
        label="Passwort"
        autoComplete="current-password"
      />
      <div className={styles.weiter}>
        <Button>Anmelden</Button>
        <Link href="/intranet/passwort-vergessen">Passwort vergessen?</Link>
      </div>
    </form>
  </Section>
)
