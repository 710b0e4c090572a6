import { html } from '../../html.ts'
import { entry, type Seite } from '../../seite.ts'
import { buechereiKontakt } from './kontakt.ts'

export const buechereiNeu: Seite = {
  pfad: '/buecherei/neu',
  pageLayout: 'default',
  title: 'Neu im Regal',
  description:
    'Neue Romane, Sachbücher, Kinderbücher und Spiele in der Stadtbücherei Rebenau, mit einem Satz vom Team.',
  content: [
    entry('text', {
      einleitung: 'Jeden Monat kommen etwa 140 Medien dazu. Diese hat das Team zuerst selbst gelesen.',
      text: html`
        <table>
        <caption>Romane und Erzählungen</caption>
        <thead><tr><th scope="col">Titel</th><th scope="col">Von</th><th scope="col">Warum lesen</th></tr></thead>
        <tbody>
        <tr><th scope="row">Die Fähre nach Seltz</th><td>Marlene Oster</td><td>Ein Sommer zwischen zwei Ufern, zum Lachen und zum Weinen.</td></tr>
        <tr><th scope="row">Kaltes Kabinett</th><td>Jörg Amrhein</td><td>Krimi im Rathaus einer Kleinstadt. Nicht unserer.</td></tr>
        <tr><th scope="row">Was der Ginkgo weiß</th><td>Yuki Sander</td><td>Drei Frauen, ein Garten, hundert Jahre.</td></tr>
        </tbody>
        </table>
        <table>
        <caption>Sachbücher</caption>
        <thead><tr><th scope="col">Titel</th><th scope="col">Von</th><th scope="col">Warum lesen</th></tr></thead>
        <tbody>
        <tr><th scope="row">Heizen ohne Öl</th><td>Beate Kolb</td><td>Erklärt Wärmepumpen so, dass man danach selbst rechnen kann.</td></tr>
        <tr><th scope="row">Der Rhein, bevor er gerade war</th><td>Hannes Uhl</td><td>Alte Karten, auf denen Unterweiler eine Insel ist.</td></tr>
        <tr><th scope="row">Pflegen und trotzdem leben</th><td>Ilse Marten</td><td>Für alle, die sich um jemanden kümmern.</td></tr>
        </tbody>
        </table>
        <table>
        <caption>Für Kinder</caption>
        <thead><tr><th scope="col">Titel</th><th scope="col">Von</th><th scope="col">Ab</th></tr></thead>
        <tbody>
        <tr><th scope="row">Der Dachs, der nicht schlafen wollte</th><td>Leonie Falk</td><td>4 Jahren</td></tr>
        <tr><th scope="row">Mathilda zählt bis Mond</th><td>Tarek Aziz</td><td>6 Jahren</td></tr>
        <tr><th scope="row">Bande an der Schleuse</th><td>Rosa Winter</td><td>9 Jahren</td></tr>
        </tbody>
        </table>
        <h2>Neue Dinge zum Leihen</h2>
        <p>Ein Lastenrad für einen Tag, ein Messgerät für Strom, eine Wärmebildkamera für kalte Tage, eine Ukulele und ein Dörrgerät für die Apfelernte.</p>`,
      link: 'https://katalog.rebenau.example.org/neu',
      linktext: 'Alle neuen Titel im Katalog',
    }),
    ...buechereiKontakt,
  ],
}
