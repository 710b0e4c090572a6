import { useHydrated } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'

/** Only where a script can do it; every browser has its own way to print. */
export function PrintButton() {
  if (!useHydrated()) return null
  return (
    <Button type="button" look="outline" onClick={() => window.print()}>
      Drucken
    </Button>
  )
}
