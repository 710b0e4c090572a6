import { html } from '../html.ts'
import { tel } from '../kontakt.ts'
import { rufe, rufeGiftnotruf } from '../notrufe.ts'
import { entry } from '../seite.ts'
import { type Fassung, liste, schritte, schwer, zurueck } from './teile.ts'

export const notfallLeicht: Fassung = {
  title: 'Hilfe im Notfall',
  description:
    'Diese Nummern rufen Sie im Notfall an. Und das machen Sie bei einer Warnung. In Leichter Sprache.',
  content: [
    entry('hinweis', {
      stufe: 'dringend',
      titel: 'Feuer, Unfall, Lebens-Gefahr: 112',
      text: schritte(
        `Rufen Sie an: ${rufe('feuerwehr')}<br>Der Anruf kostet kein Geld.`,
        'Sagen Sie: Wo ist es?',
        'Sagen Sie: Was ist passiert?',
        'Sagen Sie: So viele Menschen brauchen Hilfe.',
        'Warten Sie. Legen Sie noch nicht auf.<br>Vielleicht hat der Mensch am Telefon noch Fragen.',
      ),
    }),
    entry('text', {
      text: html`
        <h2>Polizei</h2>
        <p>Tut Ihnen jemand weh? Macht Ihnen jemand Angst?<br>Dann rufen Sie die Polizei an: ${rufe('polizei')}</p>
        <h2>Sie können nicht sprechen oder nicht hören?</h2>
        <p>Für das Handy gibt es die App nora.<br>Damit können Sie Hilfe rufen, ohne zu sprechen.<br>Hier gibt es die App:
        <a href="https://www.nora-notruf.de">nora</a></p>
        <h2>Sie sind krank?</h2>
        ${liste(
          `Der Arzt hat zu:<br>${rufe('bereitschaftsdienst')}`,
          `Welche Apotheke hat offen?<br>${rufe('apotheken')}`,
          `Jemand hat etwas Giftiges gegessen:<br>${rufeGiftnotruf}`,
        )}
        <h2>Wasser, Strom und Gas</h2>
        ${liste(
          `Wasser läuft aus einem Rohr:<br>${tel('stoerung')}`,
          `Der Strom ist weg:<br>${tel('stromnetz')}`,
          `Es riecht nach Gas:<br>Machen Sie kein Licht an.<br>Gehen Sie nach draußen.<br>Rufen Sie dort an: ${rufe('feuerwehr')}`,
        )}
        <h2>Ihre Karte von der Bank ist weg?</h2>
        <p>Dann rufen Sie an: ${rufe('sperrnotruf')}<br>Dann kann niemand mit der Karte bezahlen.</p>
        <h2>Sie wollen mit jemandem reden?</h2>
        ${liste(
          `Sie sind sehr traurig oder haben Sorgen:<br>${rufe('telefonseelsorge')}`,
          `Für Kinder und Jugendliche:<br>${rufe('kinder')}`,
          `Ein Mann schlägt eine Frau:<br>${rufe('gewalt')}`,
        )}
        <h2>Das machen Sie bei einer Warnung</h2>
        <p>Die Sirene wird laut und leise, 1 Minute lang.<br>Das ist eine Warnung: Es gibt eine Gefahr.</p>
        ${schritte(
          'Gehen Sie in ein Haus.',
          'Machen Sie Fenster und Türen zu.',
          'Machen Sie das Radio an.',
          `Lesen Sie hier: ${schwer('/warnungen', 'Warnungen für Rebenau')}`,
        )}
        <p>Die Sirene hat 1 Minute lang den gleichen Ton?<br>Dann ist die Gefahr vorbei.</p>`,
    }),
    zurueck,
  ],
}
