import { heroImage } from '../../bild.ts'
import { euro, gebuehren } from '../../gebuehren.ts'
import { html } from '../../html.ts'
import { entry, personNebenan, type Seite } from '../../seite.ts'

export const mobilitaet: Seite = {
  pfad: '/stadt/mobilitaet',
  pageLayout: 'default',
  title: 'Bus, Bahn und Rad',
  description:
    'Stadtbus, Regionalbahn, Bürgerbus, Leihräder und Ladesäulen: so kommen Sie nach Rebenau und durch die Stadt.',
  heroImages: [heroImage('stadtpark-radweg')],
  content: [
    entry('text', {
      einleitung:
        'In Rebenau liegt das meiste zehn Minuten auseinander, zu Fuß oder mit dem Rad. Für den Rest fährt der Bus.',
      text: html`
        <h2>Stadtbus Linie 1</h2>
        <p>Von Lindenhof über Bahnhof und Marktplatz nach Unterweiler und zum Freibad: werktags alle 30 Minuten, an Sonn- und Feiertagen jede Stunde.</p>
        <table>
        <caption>Wann die Linie 1 fährt</caption>
        <thead><tr><th scope="col">Tag</th><th scope="col">Erster Bus</th><th scope="col">Letzter Bus</th></tr></thead>
        <tbody>
        <tr><th scope="row">Montag bis Freitag</th><td>05:42 Uhr</td><td>22:12 Uhr</td></tr>
        <tr><th scope="row">Samstag</th><td>06:42 Uhr</td><td>23:42 Uhr</td></tr>
        <tr><th scope="row">Sonntag und Feiertag</th><td>08:12 Uhr</td><td>21:12 Uhr</td></tr>
        </tbody>
        </table>
        <p>Eine Fahrt in der Stadt kostet 2 €, für Kinder bis 14 Jahre 1 €. Das Deutschlandticket gilt. Alle Busse haben eine Rampe und
        Platz für zwei Rollstühle oder Kinderwagen.</p>
        <h2>Bahn</h2>
        <p>Vom Bahnhof fährt jede halbe Stunde eine Regionalbahn in die Kreisstadt (18 Minuten) und nach Norden ins
        Zentrum am Oberrhein (31 Minuten). Gleis 1 erreichen Sie ebenerdig, Gleis 2 mit dem Aufzug.</p>
        <h2>Bürgerbus auf Bestellung</h2>
        <p>Der Bürgerbus holt Sie zu Hause ab. Die Fahrt kostet ${euro(gebuehren.buergerbus)}. Wann er fährt und wie Sie ihn
        bestellen, steht unter <a href="/rathaus/leistungen/buergerbus">Bürgerbus</a>.</p>
        <h2>Rad</h2>
        <ul>
        <li>48 Boxen und 160 überdachte Plätze am Bahnhof; eine Box kostet 60 € im Jahr</li>
        <li>zwölf Leihräder am Bahnhof und am Marktplatz, die erste halbe Stunde frei</li>
        <li>ein Lastenrad zum Leihen in der <a href="/buecherei">Stadtbücherei</a>, einen Tag kostenlos</li>
        <li>Pumpe und Werkzeug an der Säule vor dem Rathaus</li>
        </ul>
        <h2>Laden</h2>
        <p>Sechs öffentliche Ladepunkte: zwei in der Tiefgarage, zwei am Bahnhof, je einer an der Rheintalhalle und am
        Gemeindehaus Unterweiler. Bezahlt wird mit Karte, eine App brauchen Sie nicht.</p>`,
    }),
    entry('linkliste', {
      titel: 'Passt dazu',
      eintraege: [
        {
          titel: 'Parken',
          text: 'Tiefgarage, Parkausweis und Plätze für Menschen mit Behinderung.',
          link: '/stadt/parken',
        },
        {
          titel: 'Radwege bauen wir weiter',
          text: 'Welche Lücken als Nächstes geschlossen werden.',
          link: '/klimaschutz',
        },
      ],
    }),
    ...personNebenan('Fragen zu Bus und Rad', 'Emre Aydin'),
  ],
}
