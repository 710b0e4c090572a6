import { pdf } from '../../dokument.ts'
import { html } from '../../html.ts'
import { mail } from '../../kontakt.ts'
import { contact, entry, type Seite } from '../../seite.ts'

export const ortsrecht: Seite = {
  pfad: '/rathaus/ortsrecht',
  pageLayout: 'default',
  title: 'Ortsrecht: die Satzungen der Stadt',
  breadcrumbTitle: 'Ortsrecht',
  description:
    'Satzungen und Ordnungen der Stadt Rebenau: was sie regeln, seit wann sie gelten und wo Sie sie lesen.',
  content: [
    entry('text', {
      einleitung:
        'Was der Gemeinderat als Satzung beschließt, gilt für alle in Rebenau. Hier steht in einem Satz, worum es geht.',
      text: html`
        <table>
        <caption>Geld und Gebühren</caption>
        <thead><tr><th scope="col">Satzung</th><th scope="col">Worum es geht</th><th scope="col">Fassung von</th></tr></thead>
        <tbody>
        <tr><th scope="row">${pdf('haushaltssatzung', 'Haushaltssatzung')}</th><td>wofür die Stadt im laufenden Jahr Geld ausgeben darf</td><td>2026</td></tr>
        <tr><th scope="row">${pdf('hundesteuersatzung', 'Hundesteuersatzung')}</th><td>wie viel ein Hund kostet und wer befreit ist</td><td>2024</td></tr>
        <tr><th scope="row">Abfallgebühren</th><td>was welche <a href="/leben/abfall">Tonne</a> kostet</td><td>2025</td></tr>
        <tr><th scope="row">Gebühren der Kitas</th><td>Beiträge nach Zahl der Kinder, siehe <a href="/leben/familie/kita">Kita</a></td><td>2025</td></tr>
        <tr><th scope="row">Gebühren der Musikschule</th><td>siehe <a href="/jugendmusikschule/gebuehren">Jugendmusikschule</a></td><td>2023</td></tr>
        </tbody>
        </table>
        <table>
        <caption>Zusammenleben</caption>
        <thead><tr><th scope="col">Satzung</th><th scope="col">Worum es geht</th><th scope="col">Fassung von</th></tr></thead>
        <tbody>
        <tr><th scope="row">${pdf('freibad-badeordnung', 'Haus- und Badeordnung')}</th><td>was im Freibad gilt</td><td>2026</td></tr>
        <tr><th scope="row">Polizeiverordnung</th><td>Ruhezeiten, Leinenpflicht, Feuer im Freien</td><td>2022</td></tr>
        <tr><th scope="row">Marktordnung</th><td>Plätze, Zeiten und Entgelte auf dem Wochenmarkt</td><td>2021</td></tr>
        <tr><th scope="row">Räum- und Streupflicht</th><td>wer bis wann den Gehweg freimacht: werktags bis 7:00 Uhr, sonntags bis 8:00 Uhr</td><td>2019</td></tr>
        <tr><th scope="row">Friedhofsordnung</th><td>Gräber, Ruhezeiten, Gestaltung</td><td>2023</td></tr>
        </tbody>
        </table>
        <table>
        <caption>Bauen und Rat</caption>
        <thead><tr><th scope="col">Satzung</th><th scope="col">Worum es geht</th><th scope="col">Fassung von</th></tr></thead>
        <tbody>
        <tr><th scope="row">Gestaltungssatzung Altstadt</th><td>Dächer, Fenster, Farben und Solarmodule</td><td>2024</td></tr>
        <tr><th scope="row">Stellplatzsatzung</th><td>wie viele Plätze für Autos und Räder ein Neubau braucht</td><td>2020</td></tr>
        <tr><th scope="row">Hauptsatzung</th><td>wie Rat, Ausschüsse und Ortschaften arbeiten</td><td>2024</td></tr>
        </tbody>
        </table>
        <h2>Den ganzen Text lesen</h2>
        <p>Jede Satzung liegt in der Geschäftsstelle aus, Rathaus, Zimmer 15. Wir schicken sie Ihnen auch als PDF zu, meist am selben
        Tag: ${mail('gemeinderat')}. Das kostet nichts.</p>`,
    }),
    contact({
      titel: 'Geschäftsstelle',
      wer: 'Tobias Kern',
      stelle: 'gemeinderat',
      email: 'gemeinderat',
      ort: 'Rathaus, zweiter Stock, Zimmer 15',
    }),
  ],
}
