import type { Realm } from '@rathausplatz/contract'
import { ButtonLink } from '@rathausplatz/ui'
import { pageOf } from '../sessions/realms.ts'
import { RealmPage } from './realm-page.tsx'
import { SignOutForm } from './sign-out-form.tsx'

/** The page that a link to sign out leads to. Only its button ends the session. */
export function SignOutPage({ realm }: { realm: Realm }) {
  return (
    <RealmPage realm={realm} title="Abmelden" heading="Möchten Sie sich abmelden?">
      <SignOutForm realm={realm}>
        <ButtonLink href={pageOf(realm)} look="outline">
          Angemeldet bleiben
        </ButtonLink>
      </SignOutForm>
    </RealmPage>
  )
}
