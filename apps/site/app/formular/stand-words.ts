import type { Eingangsstand, Zustellungslage } from '@rathausplatz/contract'
import { mailFaults } from '../answers/mail-faults.ts'

/** How far the town is with a form, for who sent it. */
export const standWords: Readonly<Record<Eingangsstand, string>> = {
  neu: 'Ihr Formular liegt bei uns. Noch hat niemand damit begonnen.',
  in_bearbeitung: 'Jemand im Rathaus kümmert sich darum.',
  beantwortet: 'Unsere Antwort steht unten.',
  erledigt: 'Wir haben Ihr Anliegen abgeschlossen.',
  abgelehnt: 'Wir können Ihrem Anliegen nicht nachkommen. Den Grund lesen Sie unten.',
}

/** Of a mail that its receiver may be waiting for in vain; nothing of any other. */
export function mailWords(stand: Eingangsstand, zustellung: Zustellungslage | undefined): string | undefined {
  const fault = zustellung && mailFaults[zustellung]
  return fault && stand === 'beantwortet' ? `Die Antwort steht hier. ${fault}` : fault
}
