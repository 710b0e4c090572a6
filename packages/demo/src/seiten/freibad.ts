import { bildupload, heroImage } from '../bild.ts'
import { pdf } from '../dokument.ts'
import { html } from '../html.ts'
import { contact, entry, type Seite } from '../seite.ts'

export const freibad: Seite = {
  pfad: '/freibad',
  pageLayout: 'default',
  title: 'Freibad am Altrhein',
  breadcrumbTitle: 'Freibad',
  description: 'Saison, Öffnungszeiten, Preise und Becken im Freibad am Altrhein in Unterweiler.',
  heroImages: [heroImage('freibad-sommer')],
  content: [
    entry('text', {
      einleitung:
        'Vier Becken, ein Sprungturm und 14.000 Quadratmeter Wiese unter Pappeln. Die Saison beginnt am zweiten Samstag im Mai und endet am zweiten Sonntag im September.',
      text: html`
        <h2>Geöffnet in der Saison</h2>
        <ul>
        <li>Montag bis Freitag 09:00–20:00 Uhr, Dienstag und Donnerstag schon ab 06:30 Uhr</li>
        <li>Samstag, Sonntag und Feiertag 09:00–19:00 Uhr</li>
        <li>bei Gewitter schließen die Becken, das Bad bleibt offen</li>
        </ul>
        <h2>Eintritt</h2>
        <table>
        <caption>Preise im Freibad</caption>
        <thead><tr><th scope="col">Karte</th><th scope="col">Erwachsene</th><th scope="col">6 bis 17 Jahre</th><th scope="col">mit Rebenau-Pass</th></tr></thead>
        <tbody>
        <tr><th scope="row">Einzelkarte</th><td>4,50 €</td><td>2,50 €</td><td>halber Preis</td></tr>
        <tr><th scope="row">Abendkarte ab 17:30 Uhr</th><td>2,50 €</td><td>1,50 €</td><td>halber Preis</td></tr>
        <tr><th scope="row">Zehnerkarte</th><td>39,00 €</td><td>21,00 €</td><td>halber Preis</td></tr>
        <tr><th scope="row">Saisonkarte</th><td>85,00 €</td><td>42,00 €</td><td>halber Preis</td></tr>
        <tr><th scope="row">Familie, Saison</th><td>150,00 €</td><td>inbegriffen</td><td>halber Preis</td></tr>
        </tbody>
        </table>
        <p>Kinder unter sechs Jahren und Begleitpersonen von Menschen mit Behinderung haben freien Eintritt. Kinder unter
        acht brauchen eine erwachsene Begleitung. Zahlen können Sie bar und mit Karte.</p>
        <h2>Die Becken</h2>
        <dl>
        <dt>Schwimmerbecken</dt><dd>50 m, acht Bahnen, 24 °C. Zwei Bahnen sind immer für Bahnenschwimmen frei.</dd>
        <dt>Nichtschwimmerbecken</dt><dd>26 °C, mit Rutsche. Ein Lift hilft beim Einstieg; fragen Sie die Aufsicht.</dd>
        <dt>Sprungbecken</dt><dd>Bretter in 1, 3 und 5 m Höhe, geöffnet zu jeder vollen Stunde.</dd>
        <dt>Planschbecken</dt><dd>30 cm tief, unter einem Sonnensegel.</dd>
        </dl>
        <p>Was auf dem Gelände gilt, steht in der ${pdf('freibad-badeordnung', 'Haus- und Badeordnung')}.</p>
        <h2>Schwimmen lernen</h2>
        <p>Marco Lutz und sein Team geben in der Saison jeden Vormittag Kurse für Kinder ab fünf. Zehn Stunden kosten 95 €,
        mit Rebenau-Pass 47,50 €. Für Erwachsene gibt es montags um 19:00 Uhr einen Kurs ohne Zuschauer.</p>
        <h2>Hinkommen</h2>
        <p>Mit dem Rad vom Marktplatz 15 Minuten auf eigenem Weg, mit dem Stadtbus der Linie 1 bis zur Haltestelle Freibad.
        Der Parkplatz hat 120 Plätze und kostet 2,00 € am Tag.</p>`,
    }),
    entry('panoramabild-panoramateaser', {
      bildupload: bildupload('freibad-sommer'),
      titel: 'Pommes, Schatten, Volleyball',
      text: 'Der Kiosk ist geöffnet, solange das Bad offen ist. Bälle, Liegen und Sonnenschirme leihen Sie an der Kasse.',
    }),
    contact({
      titel: 'Freibad',
      wer: 'Marco Lutz',
      stelle: 'freibad',
      email: 'freibad',
      ort: 'Am Altrhein 40<br>76999 Rebenau-Unterweiler',
    }),
  ],
}
