import { html } from '../html.ts'
import { tel } from '../kontakt.ts'
import { personNamens } from '../organisationseinheiten.ts'
import { entry } from '../seite.ts'
import { amtLeicht, type Fassung, heisst, kostet, schritte, zurueck } from './teile.ts'

const { raum } = personNamens('Ruth Zimmermann').person

export const verlorenLeicht: Fassung = {
  title: 'Verloren und gefunden',
  description: 'Sie haben etwas verloren oder gefunden? Das Fund-Büro hilft. In Leichter Sprache.',
  content: [
    entry('text', {
      einleitung: 'Sie haben etwas verloren? Oder Sie haben etwas gefunden?',
      text: html`
        ${heisst('Fund-Büro', 'Dort liegen verlorene Sachen.', 'Dort holen Sie Ihre Sachen ab.')}
        <p>Das Fund-Büro ist im Bürger-Büro. Ihre Ansprech-Person ist in ${raum ?? ''}.</p>
        <h2>Sie haben etwas verloren</h2>
        ${schritte(
          `Rufen Sie an: ${tel('buergerbuero')}`,
          'Sagen Sie: Das habe ich verloren.<br>Sagen Sie: So sieht es aus.',
          'Wir sehen nach: Ist es bei uns?',
          'Holen Sie Ihre Sache ab.<br>Bringen Sie Ihren Ausweis mit.',
        )}
        <p>Wir behalten die Sachen 6 Monate.</p>
        <p>Ist Ihr Ausweis weg?<br>Dann lesen Sie hier: <a href="/leichte-sprache/ausweis">Neuer Ausweis und Reise-Pass</a></p>
        <h2>Sie haben etwas gefunden</h2>
        ${schritte('Bringen Sie die Sache ins Fund-Büro.', 'Sagen Sie: Hier habe ich sie gefunden.')}
        <h2>Sie haben ein Tier gefunden</h2>
        <p>Rufen Sie beim Ordnungs-Amt an: ${tel('ordnungsamt')}<br>Am Abend und am Wochen-Ende hilft die Polizei.</p>
        <h2>Das kostet es</h2>
        <p>Bringen und Abholen kostet ${kostet('fundsachen', 'Abgeben und abholen')}.<br>Ein Fahrrad kostet nach 1 Monat
        ${kostet('fundsachen', 'Fahrrad, ab dem zweiten Monat')}.</p>`,
    }),
    ...amtLeicht('buergerbuero', 'Bürger-Büro'),
    zurueck,
  ],
}
