import { ButtonLink } from '@rathausplatz/ui'
import type { View } from '../template.ts'
import { WayIn } from '../way-in/way-in.tsx'
import type { raetePasswort } from './schema.ts'

/** A link, not a form: a log-in in between would lose the input. */
export const RaetePasswort: View<typeof raetePasswort> = ({ context }) => (
  <WayIn context={context}>
    <ButtonLink href="/raete/passwort" look="outline">
      Passwort ändern
    </ButtonLink>
  </WayIn>
)
