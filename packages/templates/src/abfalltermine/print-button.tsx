import { useHydrated } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'

/** Only with scripts; browsers have their own print function. */
export function PrintButton() {
  if (!useHydrated()) return null
  return (
    <Button type="button" look="outline" onClick={() => window.print()}>
      Drucken
    </Button>
  )
}
