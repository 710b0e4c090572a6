import { gebuehren } from '../gebuehren.ts'
import { html } from '../html.ts'
import { tel } from '../kontakt.ts'
import { rufe } from '../notrufe.ts'
import { zimmerVon } from '../organisationseinheiten.ts'
import { entry } from '../seite.ts'
import { amtLeicht, type Fassung, geld, heisst, kostet, liste, schritte, zurueck } from './teile.ts'

export const ausweisLeicht: Fassung = {
  title: 'Neuer Ausweis und Reise-Pass',
  description: 'So bekommen Sie einen neuen Ausweis oder Reise-Pass. In Leichter Sprache.',
  content: [
    entry('text', {
      einleitung: 'Sie brauchen einen neuen Ausweis? Hier lesen Sie: So geht das.',
      text: html`
        <p>Der Ausweis zeigt: Das bin ich.<br>Auf dem Ausweis sind Ihr Name und Ihr Foto.</p>
        <p>Viele Länder wollen einen Reise-Pass sehen.<br>Dafür reicht der Ausweis nicht.</p>
        <h2>So bekommen Sie Ihren Ausweis</h2>
        ${schritte(
          `Machen Sie einen Termin.<br>Rufen Sie an: ${tel('buergerbuero')}`,
          `Kommen Sie selbst ins Bürger-Büro.<br>Es ist im Rathaus, ${zimmerVon('buergerbuero')}.`,
          'Legen Sie 2 Finger auf ein Gerät.<br>Das tut nicht weh.',
          'Bezahlen Sie den Ausweis.',
          'Warten Sie etwa 3 Wochen.<br>Dann bekommen Sie einen Brief.',
          'Holen Sie den Ausweis ab.<br>Bringen Sie den alten Ausweis mit.',
        )}
        <p>Für den Reise-Pass machen Sie es genauso.<br>Aber Sie warten länger: 4 bis 6 Wochen.</p>
        <h2>Das bringen Sie mit</h2>
        ${liste(
          'Ihren alten Ausweis oder Reise-Pass',
          `Ein Foto<br>Sie können das Foto auch bei uns machen.<br>Es kostet ${geld(gebuehren.foto)}.`,
          'Beim 1. Ausweis: Ihre Geburts-Urkunde',
        )}
        ${heisst('Geburts-Urkunde', 'Auf dem Papier steht Ihr Geburts-Tag.')}
        <p>Ihr Kind braucht einen Ausweis?<br>Dann kommt das Kind mit.<br>Und alle Eltern müssen Ja sagen.</p>
        <h2>Das kostet es</h2>
        ${liste(
          `Ausweis, Sie sind 24 Jahre alt oder älter:<br>${kostet('personalausweis', 'ab 24 Jahren')}`,
          `Ausweis, Sie sind noch nicht 24 Jahre alt:<br>${kostet('personalausweis', 'unter 24 Jahren')}`,
          `Reise-Pass, Sie sind 24 Jahre alt oder älter:<br>${kostet('reisepass', 'ab 24 Jahren')}`,
          `Reise-Pass, Sie sind noch nicht 24 Jahre alt:<br>${kostet('reisepass', 'unter 24 Jahren')}`,
        )}
        <h2>Ihr Ausweis ist weg?</h2>
        <p>Haben Sie den Ausweis verloren?<br>Hat jemand den Ausweis gestohlen?<br>Dann machen Sie das:</p>
        ${schritte(
          `Rufen Sie sofort im Bürger-Büro an:<br>${tel('buergerbuero')}`,
          `Ist das Bürger-Büro zu?<br>Dann rufen Sie diese Nummer an: ${rufe('sperrnotruf')}<br>Dann kann niemand Ihren Ausweis im Internet benutzen.`,
          'Machen Sie einen Termin für einen neuen Ausweis.',
        )}
        <h2>Sie sind krank und können nicht kommen?</h2>
        <p>Rufen Sie im Bürger-Büro an.<br>Wir kommen zu Ihnen nach Hause.<br>Der Besuch kostet kein Geld.</p>`,
    }),
    ...amtLeicht('buergerbuero', 'Bürger-Büro'),
    zurueck,
  ],
}
