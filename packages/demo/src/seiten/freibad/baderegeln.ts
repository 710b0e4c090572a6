import { pdf } from '../../dokument.ts'
import { html } from '../../html.ts'
import { entry, type Seite } from '../../seite.ts'
import { freibadKontakt } from './kontakt.ts'

export const freibadBaderegeln: Seite = {
  pfad: '/freibad/baderegeln',
  pageLayout: 'default',
  title: 'Baderegeln',
  description:
    'Was im Freibad am Altrhein gilt: duschen, schwimmen, springen, fotografieren, Hunde, Alkohol und Aufsicht.',
  content: [
    entry('text', {
      einleitung: 'Die wichtigsten Regeln passen auf eine Seite.',
      text: html`
        <p>Alles Weitere steht in der ${pdf('freibad-badeordnung', 'Haus- und Badeordnung')}; sie hängt auch an der Kasse aus.</p>
        <h2>Im Wasser</h2>
        <ul>
        <li>Wer Alkohol getrunken oder Drogen genommen hat, darf nicht ins Bad.</li>
        <li>Duschen Sie vor dem Baden. Dann braucht das Wasser weniger Chlor.</li>
        <li>Kinder unter acht Jahren und alle, die nicht sicher schwimmen, brauchen eine erwachsene Person in Reichweite.
        Schwimmflügel ersetzen sie nicht.</li>
        <li>Springen Sie nur dort, wo das Wasser tief genug ist und niemand schwimmt. Im Nichtschwimmerbecken wird nicht
        gesprungen.</li>
        <li>Große Luftmatratzen bleiben auf der Wiese, wenn es voll ist.</li>
        <li>Wer zum Beckenrand gerufen wird, kommt sofort. Bei Gewitter gilt das für alle.</li>
        </ul>
        <h2>Auf der Wiese</h2>
        <ul>
        <li>Musik so leise, dass der Nachbar sie nicht hört. In der Ecke hinter der Hecke gar keine.</li>
        <li>Glas bleibt zu Hause. Scherben im Gras sieht man nicht.</li>
        <li>Gegrillt wird auf dem Platz am Zaun, nicht auf der Wiese.</li>
        <li>Rauchen dürfen Sie an den drei Plätzen mit Aschenbecher.</li>
        <li>Hunde dürfen nicht mitkommen. Assistenzhunde schon, nur nicht ins Wasser.</li>
        </ul>
        <h2>Kleidung</h2>
        <p>Badekleidung heißt: Bikini, Badeanzug, Badehose, Burkini oder Schwimmhemd. Ob mit oder ohne Oberteil, entscheiden Sie. Straßenkleidung
        und Unterwäsche unter der Badehose gehören nicht ins Becken.</p>
        <h2>Fotos</h2>
        <p>Fotografieren Sie nur Menschen, die Sie kennen und gefragt haben. In Duschen und Umkleiden bleibt das Telefon in
        der Tasche. Wer heimlich filmt, muss gehen, und wir rufen die Polizei.</p>
        <h2>Wenn Sie jemand belästigt</h2>
        <p>Sprechen Sie jede Person im gelben Hemd an oder fragen Sie an der Kasse nach „Luisa“. Wir bringen Sie in einen
        ruhigen Raum und kümmern uns.</p>`,
    }),
    entry('hinweis', {
      stufe: 'dringend',
      titel: 'Der Altrhein ist kein Badesee',
      text: '<p>Unter der ruhigen Oberfläche zieht die Strömung, das Ufer fällt steil ab. Baden ist auf der ganzen Länge verboten.</p>',
    }),
    ...freibadKontakt,
  ],
}
