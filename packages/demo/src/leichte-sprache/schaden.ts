import { html } from '../html.ts'
import { mail, tel } from '../kontakt.ts'
import { rufe } from '../notrufe.ts'
import { entry } from '../seite.ts'
import { amtLeicht, type Fassung, heisst, liste, schritte, schwer, zurueck } from './teile.ts'

export const schadenLeicht: Fassung = {
  title: 'Etwas ist kaputt',
  description: 'So sagen Sie der Stadt: Auf der Straße ist etwas kaputt. In Leichter Sprache.',
  content: [
    entry('text', {
      einleitung: 'Auf der Straße ist etwas kaputt? Danke, dass Sie uns das sagen.',
      text: html`
        <p>Das kann zum Beispiel kaputt sein:</p>
        ${liste('eine Lampe', 'eine Bank', 'ein Spiel-Platz', 'die Straße')}
        <h2>Ist es gefährlich?</h2>
        <p>Sind Menschen in Gefahr?<br>Dann rufen Sie an: ${rufe('feuerwehr')}</p>
        <p>Läuft Wasser aus einem Rohr?<br>Liegt ein Baum auf der Straße?<br>Dann rufen Sie an: ${tel('stoerung')}<br>Das geht am Tag und in der Nacht.</p>
        <h2>So sagen Sie es am Telefon</h2>
        ${schritte(
          `Rufen Sie beim Bau-Hof an: ${tel('bauhof')}`,
          'Sagen Sie: Wo ist es?<br>Sagen Sie die Straße und die Haus-Nummer.',
          'Sagen Sie: Was ist kaputt?',
          'Wir sehen in 3 Werk-Tagen nach.',
        )}
        ${heisst('Bau-Hof', 'Dort arbeiten Menschen für Straßen und Parks.')}
        ${heisst('Werk-Tage', 'Das sind die Tage von Montag bis Freitag.')}
        <h2>So sagen Sie es im Internet</h2>
        ${schritte(
          'Machen Sie ein Foto.<br>Auf dem Foto sind keine Menschen.',
          `Drücken Sie hier: ${schwer('/schaeden/neu', 'Schaden mit Foto melden')}`,
          'Schreiben Sie: Wo ist es? Was ist kaputt?',
          'Schicken Sie das Foto mit.',
        )}
        <p>Sie können auch eine E-Mail schreiben:<br>${mail('bauhof')}</p>
        <p>Das kostet kein Geld.</p>
        <h2>Jemand hat Müll auf die Straße geworfen?</h2>
        <p>Fassen Sie den Müll nicht an.<br>Rufen Sie beim Bau-Hof an.<br>Wir holen den Müll ab.</p>`,
    }),
    ...amtLeicht('bauhof', 'Bau-Hof'),
    zurueck,
  ],
}
