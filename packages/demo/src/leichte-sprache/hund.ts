import { html } from '../html.ts'
import { tel } from '../kontakt.ts'
import { zimmerVon } from '../organisationseinheiten.ts'
import { entry } from '../seite.ts'
import { amtLeicht, type Fassung, heisst, kostet, liste, schritte, zurueck } from './teile.ts'

export const hundLeicht: Fassung = {
  title: 'Einen Hund anmelden',
  description: 'So melden Sie Ihren Hund bei der Stadt Rebenau an und ab. In Leichter Sprache.',
  content: [
    entry('text', {
      einleitung: 'Sie haben einen Hund? Dann müssen Sie das der Stadt sagen.',
      text: html`
        <p>Für einen Hund zahlen Sie Hunde-Steuer.</p>
        ${heisst('Hunde-Steuer', 'Sie zahlen der Stadt jedes Jahr Geld.')}
        <p>Ist der Hund 3 Monate alt?<br>Dann haben Sie noch 1 Monat Zeit.</p>
        <h2>So melden Sie den Hund an</h2>
        ${schritte(
          `Kommen Sie zur Stadt-Kasse.<br>Sie ist im Rathaus, ${zimmerVon('stadtkasse')}.<br>Haben Sie Fragen? Rufen Sie an: ${tel('kasse')}`,
          'Sagen Sie: So alt ist der Hund.<br>Sagen Sie: Das ist die Rasse.',
          'Sie bekommen eine Marke für den Hund.',
          'Später bekommen Sie einen Brief.<br>Im Brief steht: So viel müssen Sie zahlen.',
        )}
        ${heisst('Marke', 'Das ist ein kleines Schild.', 'Es kommt an das Hals-Band.')}
        <h2>Das bringen Sie mit</h2>
        ${liste('Die Chip-Nummer von dem Hund<br>Sie steht in seinem Impf-Pass.', 'Ist der Hund aus dem Tier-Heim? Dann das Papier vom Tier-Heim.')}
        <h2>Das kostet es im Jahr</h2>
        ${liste(
          `1 Hund: ${kostet('hundesteuer', 'erster Hund, im Jahr')}`,
          `Jeder Hund mehr: ${kostet('hundesteuer', 'jeder weitere Hund, im Jahr')}`,
          `Hund aus dem Tier-Heim, im 1. Jahr: ${kostet('hundesteuer', 'Hund aus dem Tierheim, die ersten zwölf Monate')}`,
        )}
        <p>Sie haben die Marke verloren?<br>Eine neue Marke kostet ${kostet('hundesteuer', 'neue Marke')}.</p>
        <h2>Der Hund ist nicht mehr da?</h2>
        <p>Ist Ihr Hund tot? Haben Sie ihn verkauft?<br>Dann haben Sie 1 Monat Zeit:</p>
        ${schritte('Kommen Sie zur Stadt-Kasse.', 'Bringen Sie die Marke mit.', 'Dann zahlen Sie keine Hunde-Steuer mehr.')}`,
    }),
    ...amtLeicht('stadtkasse', 'Stadt-Kasse'),
    zurueck,
  ],
}
