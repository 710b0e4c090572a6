import { html } from '../html.ts'
import { contact, entry, type Seite } from '../seite.ts'

export const baugebieteSeite: Seite = {
  pfad: '/bauen/baugebiete',
  pageLayout: 'default',
  title: 'Baugebiete',
  description:
    'Rebgarten, Hohberg Süd, Am Lindenbach: Bauplätze der Stadt Rebenau mit Plan, Größe, Preis und Status.',
  content: [
    entry('baugebiete', {}),
    entry('text', {
      titel: 'Was für alle Gebiete gilt',
      text: html`
        <ul>
        <li>Die Stadt verkauft an Menschen, die selbst einziehen, nicht an Bauträger.</li>
        <li>Im Preis sind Straße, Kanal und Wasseranschluss enthalten.</li>
        <li>Wer einen reservierten Platz nicht nimmt, verliert nichts; er wird neu vergeben.</li>
        </ul>
        <p>Auf eine Liste für kommende Gebiete setzt Sie das Bauamt gern.</p>`,
    }),
    contact({
      titel: 'Grundstücke',
      wer: 'Ida Sommer',
      stelle: 'grundstuecke',
      email: 'bauamt',
      ort: 'Rathaus, zweiter Stock, Zimmer 13',
      zeiten: ['Dienstag 08:30–12:00 und 15:00–17:30 Uhr', 'Donnerstag 08:30–12:00 und 15:00–17:30 Uhr'],
    }),
  ],
}
