import { bildupload, heroImage } from '../bild.ts'
import { pdf } from '../dokument.ts'
import { html } from '../html.ts'
import { contact, entry, type Seite } from '../seite.ts'

export const rebgarten: Seite = {
  pfad: '/bauen/rebgarten',
  pageLayout: 'default',
  title: 'Bauplätze im Rebgarten',
  breadcrumbTitle: 'Rebgarten',
  description: 'Preise, Fristen und Punkte: So vergibt Rebenau die Bauplätze im Neubaugebiet Rebgarten.',
  heroImages: [heroImage('neubaugebiet-rebgarten')],
  content: [
    entry('text', {
      einleitung:
        'Zwischen Gartenstraße und Reben entstehen 64 Bauplätze. 28 sind verkauft, 22 werden gerade vergeben, 14 folgen im dritten Abschnitt.',
      text: html`
        <h2>Das Gebiet</h2>
        <p>Der Rebgarten liegt zehn Gehminuten vom Marktplatz. Autos fahren Schrittgeschwindigkeit, in der Mitte bleibt ein
        Anger mit Spielplatz und 31 neuen Bäumen. Geheizt wird mit Nahwärme aus Holz und Sonne; Öl- und Gasheizungen sind
        ausgeschlossen. Regenwasser versickert in Mulden.</p>
        <p>Für den dritten Abschnitt liegt der Plan aus: ${pdf('bekanntmachung-bebauungsplan-rebgarten')}</p>
        <h2>Preise</h2>
        <table>
        <caption>Bauplätze im zweiten Abschnitt</caption>
        <thead><tr><th scope="col">Art</th><th scope="col">Zahl</th><th scope="col">Größe</th><th scope="col">Preis je Quadratmeter</th></tr></thead>
        <tbody>
        <tr><th scope="row">Reihenhaus</th><td>8</td><td>190 bis 240 Quadratmeter</td><td>365 €</td></tr>
        <tr><th scope="row">Doppelhaushälfte</th><td>10</td><td>280 bis 340 Quadratmeter</td><td>385 €</td></tr>
        <tr><th scope="row">Einfamilienhaus</th><td>4</td><td>420 bis 510 Quadratmeter</td><td>420 €</td></tr>
        </tbody>
        </table>
        <p>Im Preis sind Straße, Kanal und Wasseranschluss enthalten. Für jedes Kind im Haushalt zieht die Stadt 3.000 € ab.</p>
        <h2>Wer sich bewerben kann</h2>
        <p>Alle Erwachsenen, die selbst einziehen wollen und in Rebenau kein bebaubares Grundstück besitzen. Der Platz muss
        innerhalb von drei Jahren bebaut und zehn Jahre selbst bewohnt werden.</p>
        <h2>So werden die Punkte gezählt</h2>
        <ul>
        <li>je Kind unter 18 Jahren: 10 Punkte, höchstens 30</li>
        <li>Hauptwohnsitz oder Arbeitsplatz in Rebenau: 2 Punkte je volles Jahr, höchstens 10</li>
        <li>Ehrenamt in Feuerwehr, Verein oder Kirche: 5 Punkte</li>
        <li>Pflegebedürftige oder behinderte Person im Haushalt: 10 Punkte</li>
        </ul>
        <p>Bei gleicher Punktzahl entscheidet das Los in öffentlicher Sitzung des <a href="/rathaus/gemeinderat">Gemeinderats</a>.</p>
        <h2>So bewerben Sie sich</h2>
        <ol>
        <li>Sie holen den Bewerbungsbogen im Bauamt oder lassen ihn sich schicken.</li>
        <li>Sie nennen bis zu fünf Wunschplätze und legen eine Bestätigung Ihrer Bank bei.</li>
        <li>Sie geben den Bogen ab. Die laufende Frist steht in den <a href="/aktuelles">Nachrichten</a>.</li>
        <li>Etwa acht Wochen später entscheidet der Gemeinderat.</li>
        </ol>`,
    }),
    entry('panoramabild-panoramateaser', {
      bildupload: bildupload('weinberge-fruehling'),
      titel: 'Wohnen am Rand der Reben',
      text: 'Die Bauleitung zeigt das Gebiet an jedem ersten Samstag im Monat um 10:00 Uhr. Treffpunkt ist der Container am Ende der Gartenstraße.',
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
