import type { Realm } from '@rathausplatz/contract'
import { ButtonLink, Link } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { pageOf } from '../sessions/realms.ts'
import { Help } from './help.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { RealmPage } from './realm-page.tsx'
import type { RefusedForm } from './refused-form.ts'
import styles from './sign-in.module.css'

type NewPasswordPageProps = {
  realm: Realm
  /** The key from the mailed link. */
  schluessel: string
  /** With `isOver` the link has expired, and the user needs a new one. */
  refused: (RefusedForm & { isOver: boolean }) | undefined
}

/** Sets the first password after an invitation, or a new one after a forgotten password. */
export function NewPasswordPage({ realm, schluessel, refused }: NewPasswordPageProps) {
  const address = `${pageOf(realm, 'neues-passwort')}?${new URLSearchParams({ schluessel })}`
  return (
    <RealmPage
      realm={realm}
      title="Neues Passwort"
      heading="Neues Passwort vergeben"
      refused={refused}
      aside={<Help realm={realm} hint="Ein Link aus einer E-Mail gilt nur einmal und nur für kurze Zeit." />}
    >
      {schluessel && !refused?.isOver ? (
        <form method="post" action={address} noValidate className={styles.form}>
          <input type="hidden" name="schluessel" value={schluessel} />
          <NewPasswordField error={refused?.errors['neues_passwort']} />
          <div className={styles.choices}>
            <Button>Passwort speichern</Button>
            <Link href={pageOf(realm, 'passwort-vergessen')}>Neuen Link anfordern</Link>
          </div>
        </form>
      ) : (
        <>
          {!refused && (
            <p className={styles.lead}>
              Diese Seite öffnet sich mit dem Link aus einer E-Mail. Bitte übernehmen Sie ihn vollständig,
              oder fordern Sie einen neuen an.
            </p>
          )}
          <p className={styles.form}>
            <ButtonLink href={pageOf(realm, 'passwort-vergessen')}>Neuen Link anfordern</ButtonLink>
          </p>
        </>
      )}
    </RealmPage>
  )
}
