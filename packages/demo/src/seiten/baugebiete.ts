import { html } from '../html.ts'
import { entry, personNebenan, type Seite } from '../seite.ts'

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
    ...personNebenan('Grundstücke', 'Ida Sommer'),
  ],
}
