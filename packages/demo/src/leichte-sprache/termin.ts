import { html } from '../html.ts'
import { tel } from '../kontakt.ts'
import { entry } from '../seite.ts'
import { amtLeicht, type Fassung, heisst, liste, schritte, schwer, zurueck } from './teile.ts'

export const terminLeicht: Fassung = {
  title: 'Einen Termin machen',
  description: 'So machen, verschieben und absagen Sie einen Termin im Rathaus. In Leichter Sprache.',
  content: [
    entry('text', {
      einleitung: 'Mit einem Termin müssen Sie nicht lange warten.',
      text: html`
        ${heisst('Termin', 'Sie kommen an einem Tag zu einer Uhr-Zeit.', 'Dann haben wir Zeit für Sie.')}
        <p>Ein Termin kostet kein Geld.</p>
        <h2>So machen Sie einen Termin am Telefon</h2>
        ${schritte(
          `Rufen Sie an.<br>Bürger-Büro: ${tel('buergerbuero')}<br>Standes-Amt: ${tel('standesamt')}`,
          'Sagen Sie: Das brauche ich.<br>Zum Beispiel: einen neuen Ausweis.',
          'Wir sagen Ihnen einen Tag und eine Uhr-Zeit.',
          'Schreiben Sie den Tag und die Uhr-Zeit auf.',
        )}
        <p>Ins Bürger-Büro gehen Sie für:</p>
        ${liste('Ausweis und Reise-Pass', 'neue Wohnung', 'Führer-Schein')}
        <p>Ins Standes-Amt gehen Sie für:</p>
        ${liste('Heirat', 'Geburt', 'einen neuen Namen')}
        ${heisst('Standes-Amt', 'Das Amt schreibt auf:', 'Wer ist geboren? Wer heiratet? Wer ist gestorben?')}
        <h2>So machen Sie einen Termin im Internet</h2>
        ${schritte(
          `Drücken Sie hier: ${schwer('/rathaus/termine', 'Termin im Internet machen')}`,
          'Suchen Sie: Was brauche ich?<br>Drücken Sie auf das Wort.',
          'Suchen Sie einen Tag und eine Uhr-Zeit aus.',
          'Schreiben Sie Ihren Namen und Ihre E-Mail-Adresse.',
          'Dann bekommen Sie eine E-Mail.<br>Darin steht Ihr Termin.',
        )}
        <h2>Sie können doch nicht kommen?</h2>
        ${heisst('Verschieben', 'Sie kommen an einem anderen Tag.')}
        ${heisst('Absagen', 'Sie kommen nicht.')}
        ${schritte(
          'Öffnen Sie die E-Mail mit dem Termin.<br>Unten in der E-Mail ist ein Link.<br>Drücken Sie auf den Link.',
          'Sie sehen Ihren Termin.<br>Drücken Sie auf „Termin verschieben“ oder „Termin absagen“.',
        )}
        ${heisst('Link', 'Das sind blaue Wörter mit einem Strich.', 'Sie führen zu einer anderen Seite.')}
        <p>Sie finden die E-Mail nicht?<br>Dann rufen Sie an.<br>Sagen Sie Ihren Namen und Ihre Termin-Nummer.</p>`,
    }),
    ...amtLeicht('buergerbuero', 'Bürger-Büro'),
    ...amtLeicht('standesamt', 'Standes-Amt'),
    zurueck,
  ],
}
