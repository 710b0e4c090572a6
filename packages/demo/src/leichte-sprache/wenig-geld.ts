import { html } from '../html.ts'
import { tel } from '../kontakt.ts'
import { zimmerVon } from '../organisationseinheiten.ts'
import { entry } from '../seite.ts'
import { amtLeicht, type Fassung, heisst, kostet, liste, schritte, zurueck } from './teile.ts'

export const wenigGeldLeicht: Fassung = {
  title: 'Sie haben wenig Geld',
  description: 'Wohn-Geld, Grund-Sicherung und wer Ihnen in Rebenau hilft. In Leichter Sprache.',
  content: [
    entry('text', {
      einleitung: 'Sie haben zu wenig Geld? Sie können Hilfe bekommen. Das ist Ihr Recht.',
      text: html`
        <h2>Diese Hilfen gibt es</h2>
        ${heisst('Wohn-Geld', 'Sie bekommen Geld für Ihre Wohnung.')}
        <p>Verdienen Sie wenig? Ist Ihre Rente klein?<br>Dann fragen Sie nach Wohn-Geld.</p>
        ${heisst('Grund-Sicherung', 'Sie bekommen Geld zum Leben.', 'Das Geld für die Wohnung ist schon dabei.')}
        <p>Sind Sie alt? Können Sie nicht mehr arbeiten?<br>Dann fragen Sie nach Grund-Sicherung.</p>
        ${heisst('Rebenau-Pass', 'Mit dieser Karte zahlen Sie oft nur die Hälfte.', 'Zum Beispiel im Frei-Bad.')}
        <p>Suchen Sie Arbeit?<br>Dann hilft Ihnen das Job-Center.<br>Wir sagen Ihnen die Adresse.</p>
        <h2>So bekommen Sie Hilfe</h2>
        ${schritte(
          `Rufen Sie beim Sozial-Amt an: ${tel('soziales')}<br>Oder kommen Sie ins Rathaus, ${zimmerVon('sozialamt')}.`,
          'Sagen Sie: Ich habe wenig Geld.',
          'Wir rechnen mit Ihnen zusammen.<br>Dann wissen Sie: Welches Geld kann ich bekommen?',
          'Wir füllen den Antrag mit Ihnen aus.',
          'Sie bekommen einen Brief.<br>Beim Wohn-Geld dauert das 6 bis 8 Wochen.<br>Im Brief steht: So viel Geld bekommen Sie.',
        )}
        ${heisst('Antrag', 'Sie bitten das Amt um Geld.', 'Dafür schreiben Sie etwas auf ein Blatt.')}
        <p>Warten Sie nicht zu lange.<br>Wohn-Geld gibt es erst ab dem Antrag.</p>
        <h2>Das bringen Sie mit</h2>
        ${liste(
          'Ihren Ausweis',
          'Ihren Miet-Vertrag',
          'Papiere über Ihr Geld<br>Zum Beispiel: Lohn, Rente, Kinder-Geld',
          'Die Nummer von Ihrem Konto',
        )}
        ${heisst('Miet-Vertrag', 'Auf dem Papier steht: So viel kostet die Wohnung.')}
        <h2>Das kostet es</h2>
        <p>Unsere Hilfe kostet ${kostet('wohngeld', 'Antrag und Beratung')}.<br>Der Rebenau-Pass kostet ${kostet('rebenau-pass', 'Pass')}.</p>`,
    }),
    ...amtLeicht('sozialamt', 'Sozial-Amt'),
    zurueck,
  ],
}
