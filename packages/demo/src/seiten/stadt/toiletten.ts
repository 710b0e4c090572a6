import { html } from '../../html.ts'
import { amtNebenan, entry, type Seite } from '../../seite.ts'

export const toiletten: Seite = {
  pfad: '/stadt/toiletten',
  pageLayout: 'default',
  title: 'Öffentliche Toiletten',
  breadcrumbTitle: 'Toiletten',
  description:
    'Wo es in Rebenau öffentliche Toiletten gibt, wann sie offen sind und welche barrierefrei sind.',
  content: [
    entry('text', {
      einleitung: 'Alle öffentlichen Toiletten der Stadt kosten nichts. Vier davon sind barrierefrei.',
      text: html`
        <table>
        <caption>Öffentliche Toiletten in Rebenau</caption>
        <thead><tr><th scope="col">Ort</th><th scope="col">Geöffnet</th><th scope="col">Barrierefrei</th></tr></thead>
        <tbody>
        <tr><th scope="row">Tiefgarage am Marktplatz, Ebene 1</th><td>täglich, Tag und Nacht</td><td>ja, mit Aufzug</td></tr>
        <tr><th scope="row">Bahnhof, an Gleis 1</th><td>täglich von 05:00 bis 23:00 Uhr</td><td>ja</td></tr>
        <tr><th scope="row">Stadtpark, am Pavillon</th><td>April bis Oktober, täglich von 08:00 bis 20:00 Uhr</td><td>ja</td></tr>
        <tr><th scope="row">Rathaus, Erdgeschoss</th><td>wenn das <a href="/rathaus">Rathaus</a> geöffnet ist</td><td>ja, mit Wickeltisch</td></tr>
        <tr><th scope="row">Friedhof, an der Halle</th><td>täglich von 08:00 Uhr bis zur Dämmerung</td><td>nein</td></tr>
        </tbody>
        </table>
        <h2>Mit dem Euroschlüssel</h2>
        <p>Am Bahnhof und in der Tiefgarage öffnet auch der Euroschlüssel. Damit kommen Menschen mit Behinderung zu jeder
        Zeit hinein.</p>
        <h2>Etwas ist kaputt oder schmutzig?</h2>
        <p>Bitte <a href="/schaden-melden">melden Sie es uns</a>. Der Bauhof kümmert sich am selben oder am nächsten Werktag darum.</p>`,
    }),
    ...amtNebenan('bauhof'),
  ],
}
