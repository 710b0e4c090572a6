import { html } from '../html.ts'
import { tel } from '../kontakt.ts'
import { zimmerVon } from '../organisationseinheiten.ts'
import { entry } from '../seite.ts'
import { amtLeicht, type Fassung, heisst, kostet, liste, schritte, zurueck } from './teile.ts'

export const wohnungLeicht: Fassung = {
  title: 'Sie haben eine neue Wohnung',
  description: 'So melden Sie Ihre neue Wohnung im Rathaus an. In Leichter Sprache.',
  content: [
    entry('text', {
      einleitung: 'Sie sind umgezogen? Dann müssen Sie das im Rathaus sagen.',
      text: html`
        ${heisst('Anmelden', 'Sie sagen im Rathaus: Ich wohne jetzt hier.')}
        <p>Sie haben nach dem Umzug 2 Wochen Zeit.<br>Das gilt auch bei einem Umzug in Rebenau.</p>
        <h2>So melden Sie sich an</h2>
        ${schritte(
          'Bitten Sie Ihren Vermieter um ein Blatt.<br>Auf dem Blatt steht:<br>Dieser Mensch ist in die Wohnung gezogen.',
          `Machen Sie einen Termin.<br>Rufen Sie an: ${tel('buergerbuero')}<br>Am Vormittag können Sie auch ohne Termin kommen.`,
          `Kommen Sie ins Bürger-Büro.<br>Es ist im Rathaus, ${zimmerVon('buergerbuero')}.`,
          'Wir schreiben die neue Adresse auf Ihren Ausweis.',
          'Sie bekommen ein Papier.<br>Darauf steht: Sie wohnen in Rebenau.',
        )}
        ${heisst('Vermieter', 'Diesem Menschen gehört die Wohnung.', 'Sie zahlen ihm jeden Monat Geld.')}
        <p>Eine Person kann für die ganze Familie kommen.</p>
        <h2>Das bringen Sie mit</h2>
        ${liste(
          'Die Ausweise von allen aus der Familie',
          'Das Blatt von Ihrem Vermieter<br>Ein anderes Papier reicht nicht.',
          'Kommen Sie aus einem anderen Land?<br>Dann auch die Papiere über Geburt und Heirat.',
        )}
        <h2>Das kostet es</h2>
        <p>Das Anmelden kostet ${kostet('wohnsitz-anmelden', 'Anmeldung')}.</p>
        <h2>Sie ziehen weg aus Rebenau?</h2>
        <p>In eine andere Stadt in Deutschland:<br>Dann melden Sie sich nur in der neuen Stadt an.</p>
        <p>In ein anderes Land:<br>Dann rufen Sie uns an: ${tel('buergerbuero')}</p>`,
    }),
    ...amtLeicht('buergerbuero', 'Bürger-Büro'),
    zurueck,
  ],
}
