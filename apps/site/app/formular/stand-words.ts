import type { Eingangsstand, Zustellungslage } from '@rathausplatz/contract'
import { mailFaults } from '../answers/mail-faults.ts'

/** The state of a form, in words for its sender. */
export const standWords: Readonly<Record<Eingangsstand, string>> = {
  neu: 'Ihr Formular liegt bei uns. Noch hat niemand damit begonnen.',
  in_bearbeitung: 'Jemand im Rathaus kümmert sich darum.',
  beantwortet: 'Unsere Antwort steht unten.',
  erledigt: 'Wir haben Ihr Anliegen abgeschlossen.',
  abgelehnt: 'Wir können Ihrem Anliegen nicht nachkommen. Den Grund lesen Sie unten.',
}

/** Message about a mail that may not have arrived; undefined for other states. */
export function mailWords(stand: Eingangsstand, zustellung: Zustellungslage | undefined): string | undefined {
  const fault = zustellung && mailFaults[zustellung]
  return fault && stand === 'beantwortet' ? `Die Antwort steht hier. ${fault}` : fault
}
