import { ButtonLink } from '@rathausplatz/ui'
import type { View } from '../template.ts'
import { WayIn } from '../way-in/way-in.tsx'
import type { raetePasswort } from './schema.ts'

/** A link, not a form: a log-in before the change would lose the input of the form. */
export const RaetePasswort: View<typeof raetePasswort> = ({ context }) => (
  <WayIn context={context}>
    <ButtonLink href="/raete/passwort" look="outline">
      Passwort ändern
    </ButtonLink>
  </WayIn>
)
