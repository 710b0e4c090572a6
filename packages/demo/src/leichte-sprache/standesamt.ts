import { html } from '../html.ts'
import { tel } from '../kontakt.ts'
import { zimmerVon } from '../organisationseinheiten.ts'
import { entry } from '../seite.ts'
import { amtLeicht, type Fassung, heisst, kostet, liste, schritte, zurueck } from './teile.ts'

export const standesamtLeicht: Fassung = {
  title: 'Heiraten, Geburt und Tod',
  description: 'Was Sie im Standes-Amt machen: heiraten, Geburt und Tod. In Leichter Sprache.',
  content: [
    entry('text', {
      einleitung: 'Dafür ist das Standes-Amt da.',
      text: html`
        ${heisst('Standes-Amt', 'Das Amt schreibt auf:', 'Wer ist geboren? Wer heiratet? Wer ist gestorben?')}
        <p>Das Standes-Amt ist im Rathaus, ${zimmerVon('standesamt')}.<br>Machen Sie vorher einen Termin: ${tel('standesamt')}</p>
        <h2>Sie wollen heiraten</h2>
        ${schritte(
          `Rufen Sie an: ${tel('standesamt')}<br>Wir sagen Ihnen: Diese Papiere brauchen wir.`,
          'Kommen Sie zu zweit ins Standes-Amt.<br>Das geht 6 Monate vor der Hochzeit.<br>Kann einer von Ihnen nicht kommen?<br>Dann sagen Sie es am Telefon.',
          'Suchen Sie einen Tag und einen Ort aus.',
          'Kommen Sie am Tag von der Hochzeit.<br>Bringen Sie Ihre Ausweise mit.',
        )}
        <p>Das bringen Sie zum 1. Termin mit:</p>
        ${liste('Die Ausweise von beiden', 'Papiere über die Geburt von beiden', 'Waren Sie schon verheiratet? Dann die Papiere darüber.')}
        <p>Die Anmeldung kostet ${kostet('eheschliessung-anmelden', 'Anmeldung')}.<br>Eine Hochzeit am Samstag kostet noch einmal
        ${kostet('eheschliessung-anmelden', 'Trauung am Samstag')}.</p>
        <h2>Ihr Kind ist da</h2>
        <p>Ist das Kind in einer Klinik geboren?<br>Dann sagt die Klinik es dem Standes-Amt.</p>
        <p>Ist das Kind zu Hause geboren?<br>Dann haben Sie 1 Woche Zeit:</p>
        ${schritte(
          `Rufen Sie an: ${tel('standesamt')}`,
          'Kommen Sie ins Standes-Amt.',
          'Sie bekommen die Geburts-Urkunde.',
        )}
        ${heisst('Geburts-Urkunde', 'Auf dem Papier stehen Name und Geburts-Tag.')}
        <p>Das bringen Sie mit:</p>
        ${liste('Ein Papier von der Hebamme oder vom Arzt', 'Die Ausweise von den Eltern', 'Papiere über Ihre Heirat oder Geburt')}
        ${heisst('Hebamme', 'Diese Frau hilft bei der Geburt.')}
        <p>Papiere für das Kinder-Geld kosten ${kostet('geburt-anzeigen', 'Anzeige und Urkunden für Kindergeld und Elterngeld')}.</p>
        <h2>Jemand ist gestorben</h2>
        <p>Es tut uns leid. Wir helfen Ihnen.</p>
        ${schritte(
          'Rufen Sie einen Arzt.<br>Der Arzt gibt Ihnen ein Papier.',
          'Rufen Sie bei einem Bestatter an.<br>Er sagt es dem Standes-Amt.',
          `Haben Sie Fragen? Rufen Sie an: ${tel('standesamt')}<br>Dafür brauchen Sie keinen Termin.`,
        )}
        ${heisst('Bestatter', 'Er hilft bei der Beerdigung.')}
        <p>Das Standes-Amt muss es in den nächsten 3 Tagen wissen.<br>Sonn-Tage und Feier-Tage zählen dabei nicht.</p>
        <p>Das Papier über den Tod kostet ${kostet('sterbefall-anzeigen', 'Sterbeurkunde')}.<br>Für die Rente kostet es kein Geld.</p>`,
    }),
    ...amtLeicht('standesamt', 'Standes-Amt'),
    zurueck,
  ],
}
