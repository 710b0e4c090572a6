import { html } from '../html.ts'
import { tel } from '../kontakt.ts'
import { zimmerVon } from '../organisationseinheiten.ts'
import { entry } from '../seite.ts'
import { amtLeicht, type Fassung, heisst, kostet, liste, schritte, zurueck } from './teile.ts'

export const behinderungLeicht: Fassung = {
  title: 'Leben mit Behinderung',
  description: 'Schwer-Behinderten-Ausweis, Parken und Bürger-Bus in Rebenau. In Leichter Sprache.',
  content: [
    entry('text', {
      einleitung: 'Sie haben eine Behinderung? Hier lesen Sie: Diese Hilfen gibt es.',
      text: html`
        <h2>Der Schwer-Behinderten-Ausweis</h2>
        ${heisst('Schwer-Behinderten-Ausweis', 'Die Karte zeigt: Ich habe eine schwere Behinderung.')}
        <p>Mit der Karte haben Sie mehr Rechte.<br>Zum Beispiel bei der Arbeit.</p>
        ${schritte(
          `Rufen Sie beim Sozial-Amt an: ${tel('soziales')}`,
          'Wir füllen den Antrag mit Ihnen aus.',
          'Wir schicken den Antrag an das Landrats-Amt.<br>Das Landrats-Amt fragt Ihren Arzt.',
          'Warten Sie 3 bis 5 Monate.<br>Dann bekommen Sie einen Brief.',
          'Im Brief steht eine Zahl.<br>Ist die Zahl 50 oder mehr?<br>Dann bekommen Sie die Karte.',
        )}
        ${heisst('Antrag', 'Sie bitten das Amt um etwas.', 'Dafür schreiben Sie etwas auf ein Blatt.')}
        <p>Das bringen Sie mit:</p>
        ${liste('Briefe von Ihrem Arzt', 'Namen und Adressen von allen Ärzten', 'Ein Foto von Ihnen')}
        <p>Der Ausweis kostet ${kostet('schwerbehindertenausweis', 'Feststellung und Ausweis')}.</p>
        <h2>Parken mit Behinderung</h2>
        <p>Dafür gibt es den blauen Park-Ausweis.<br>Damit parken Sie auf Plätzen mit dem Rollstuhl-Zeichen.<br>Der Park-Ausweis gilt in ganz Europa.</p>
        <p>Das ist wichtig:<br>Auf dem Schwer-Behinderten-Ausweis muss aG oder Bl stehen.<br>Sonst bekommen Sie den Park-Ausweis nicht.</p>
        ${schritte(
          `Kommen Sie ins Ordnungs-Amt.<br>Es ist im Rathaus, ${zimmerVon('ordnungsamt')}.<br>Oder rufen Sie an: ${tel('ordnungsamt')}`,
          'Bringen Sie den Schwer-Behinderten-Ausweis und ein Foto mit.',
          'Sie bekommen den Park-Ausweis sofort.',
        )}
        <p>Der Park-Ausweis kostet ${kostet('parkausweis-behinderung', 'Parkausweis')}.</p>
        <h2>Der Bürger-Bus</h2>
        <p>Der Bürger-Bus holt Sie zu Hause ab.<br>Er fährt am Dienstag und am Freitag.<br>Ein Rollstuhl kann mitfahren.</p>
        ${schritte(
          `Rufen Sie an: ${tel('soziales')}<br>Rufen Sie am Tag vorher an, bis 12 Uhr.`,
          'Wir sagen Ihnen: Um diese Zeit kommt der Bus.',
          `Zahlen Sie im Bus.<br>Eine Fahrt kostet ${kostet('buergerbus', 'eine Fahrt in Rebenau')}.`,
        )}
        <p>Haben Sie den Schwer-Behinderten-Ausweis mit Wert-Marke?<br>Dann kostet die Fahrt
        ${kostet('buergerbus', 'mit Schwerbehindertenausweis und Wertmarke')}.<br>Zeigen Sie im Bus den Ausweis.</p>
        ${heisst('Wert-Marke', 'Das ist ein Aufkleber.', 'Damit fahren Sie in ganz Deutschland mit Bus und Bahn.')}`,
    }),
    ...amtLeicht('sozialamt', 'Sozial-Amt'),
    ...amtLeicht('ordnungsamt', 'Ordnungs-Amt'),
    zurueck,
  ],
}
