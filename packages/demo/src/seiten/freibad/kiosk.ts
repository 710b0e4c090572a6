import { html } from '../../html.ts'
import { entry, type Seite } from '../../seite.ts'
import { freibadKontakt } from './kontakt.ts'

export const freibadKiosk: Seite = {
  pfad: '/freibad/kiosk',
  pageLayout: 'default',
  title: 'Kiosk und Verleih',
  description: 'Essen und Trinken im Freibad, Liegen, Bälle, Schließfächer und der Grillplatz am Zaun.',
  content: [
    entry('text', {
      einleitung:
        'Der Kiosk ist geöffnet, solange das Bad offen ist. Beim Frühschwimmen gibt es Kaffee am Steg.',
      text: html`
        <h2>Essen und Trinken</h2>
        <p>Familie Aksoy kocht seit 2014: Pommes, Flammkuchen, Linsensuppe und im Juli Kirschplotzer. Ein Gericht ohne
        Fleisch für höchstens 7 € gibt es jeden Tag. Leitungswasser füllen Sie an der Säule neben der Uhr kostenlos nach. Teller und
        Becher gibt es mit Pfand; das spart im Sommer etwa 40 Säcke Müll.</p>
        <p>Sie können auch alles selbst mitbringen. Nur Glas bleibt bitte zu Hause.</p>
        <h2>Grillplatz</h2>
        <p>Am Zaun zum Altrhein stehen vier Feuerstellen mit Rost. Sie sind kostenlos und nicht zu reservieren. Kohle bringen
        Sie mit, die Asche kommt in die Metalltonne.</p>
        <h2>Verleih an der Kasse</h2>
        <ul>
        <li>Liegen und Sonnenschirme gegen <a href="/freibad/preise">kleine Gebühr</a></li>
        <li>Bälle, Federball, Tischtennis und Boule gegen Pfand</li>
        <li>Schwimmbrillen, Schwimmnudeln und eine Badewindel für den Notfall</li>
        <li>ein Rollstuhl, der nass werden darf</li>
        </ul>
        <h2>Vergessen und gefunden</h2>
        <p>Fundsachen bewahren wir bis Ende September an der Kasse auf. Danach kommen sie ins
        <a href="/rathaus/buergerbuero">Fundbüro im Rathaus</a>.</p>`,
    }),
    ...freibadKontakt,
  ],
}
