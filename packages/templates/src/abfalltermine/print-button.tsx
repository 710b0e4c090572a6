import { useHydrated } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'

/** Shown only with scripts; without scripts, visitors use the print function of the browser. */
export function PrintButton() {
  if (!useHydrated()) return null
  return (
    <Button type="button" look="outline" onClick={() => window.print()}>
      Drucken
    </Button>
  )
}
