import type { Eingangsstand } from '@rathausplatz/contract'

/** How far the town is with a form, for who sent it. */
export const standWords: Readonly<Record<Eingangsstand, string>> = {
  neu: 'Ihr Formular liegt bei uns. Noch hat niemand damit begonnen.',
  in_bearbeitung: 'Jemand im Rathaus kümmert sich darum.',
  beantwortet: 'Unsere Antwort steht unten.',
  erledigt: 'Wir haben Ihr Anliegen abgeschlossen.',
  abgelehnt: 'Wir können Ihrem Anliegen nicht nachkommen. Den Grund lesen Sie unten.',
}
