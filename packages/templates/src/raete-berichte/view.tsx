import { ButtonLink } from '@rathausplatz/ui'
import type { View } from '../template.ts'
import { WayIn } from '../way-in/way-in.tsx'
import type { raeteBerichte } from './schema.ts'

/** Names no report: reports are only visible after the log-in. */
export const RaeteBerichte: View<typeof raeteBerichte> = ({ context }) => (
  <WayIn context={context}>
    <ButtonLink href="/raete/berichte" look="outline">
      Berichte lesen
    </ButtonLink>
  </WayIn>
)
