import { Button } from '@rathausplatz/ui/form'
import type { View } from '../template.ts'
import { WayIn } from '../way-in/way-in.tsx'
import type { intranetLogout } from './schema.ts'

export const IntranetLogout: View<typeof intranetLogout> = ({ context }) => (
  <WayIn context={context}>
    <form method="post" action="/intranet/abmelden">
      <Button>Vom Intranet abmelden</Button>
    </form>
  </WayIn>
)
