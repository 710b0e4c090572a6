import { heroImage } from '../../bild.ts'
import { html } from '../../html.ts'
import { nachsehen } from '../../schaeden.ts'
import { entry, type Seite } from '../../seite.ts'
import { klimaschutzKontakt } from './kontakt.ts'

export const klimaschutzRad: Seite = {
  pfad: '/klimaschutz/radverkehr',
  pageLayout: 'default',
  title: 'Rad fahren in Rebenau',
  breadcrumbTitle: 'Radverkehr',
  description: 'Neue Radwege, Zählstelle, Stellplätze und die Lücken, die als Nächstes geschlossen werden.',
  heroImages: [heroImage('klimaschutz-radweg')],
  content: [
    entry('text', {
      einleitung: 'Der Weg vom Bahnhof zum Schulzentrum ist 3,50 m breit, beleuchtet und im Winter geräumt.',
    }),
    entry('diagramm', {
      titel: 'Der neue Weg wird gebraucht',
      einleitung: 'Seit der Freigabe im Frühjahr hat sich die Zahl der Menschen auf dem Rad verdoppelt.',
      art: 'linie',
      einheit: 'Fahrten an einem Werktag',
      achse: 'Monat',
      spalten: ['März', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt'],
      reihen: [
        { titel: 'Vor dem Ausbau', werte: [230, 280, 310, 330, 300, 250, 320, 280] },
        { titel: 'Nach dem Ausbau', werte: [340, 480, 590, 660, 610, 490, 700, 640] },
      ],
      quelle:
        'Vor dem Ausbau hat das Bauamt an einem Werktag im Monat von Hand gezählt; seit der Freigabe zählt die Zählstelle am Stadtpark.',
    }),
    entry('text', {
      text: html`
        <h2>Was als Nächstes kommt</h2>
        <table>
        <caption>Lücken im Netz</caption>
        <thead><tr><th scope="col">Strecke</th><th scope="col">Länge</th><th scope="col">Fertig</th></tr></thead>
        <tbody>
        <tr><th scope="row">Kernstadt–Lindenhof</th><td>2,4 km</td><td>2028</td></tr>
        <tr><th scope="row">Rheinstraße, Schutzstreifen</th><td>0,8 km</td><td>nächsten Sommer</td></tr>
        <tr><th scope="row">Brücke am Lindenbach</th><td>18 m</td><td>2027</td></tr>
        </tbody>
        </table>
        <h2>Sie kennen eine schlechte Stelle?</h2>
        <p>Scherben, Wurzeln, ein zu hoher Bordstein: Melden Sie es. ${nachsehen}</p>`,
      link: '/schaden-melden',
      linktext: 'Stelle melden',
    }),
    ...klimaschutzKontakt,
  ],
}
