import { ButtonLink } from '@rathausplatz/ui'
import type { View } from '../template.ts'
import { WayIn } from '../way-in/way-in.tsx'
import type { raetePasswort } from './schema.ts'

/** Leads to the form, after the log-in where one is due: a form here would lose what is typed before it. */
export const RaetePasswort: View<typeof raetePasswort> = ({ context }) => (
  <WayIn context={context}>
    <ButtonLink href="/raete/passwort" look="outline">
      Passwort ändern
    </ButtonLink>
  </WayIn>
)
