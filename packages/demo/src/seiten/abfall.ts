import { heroImage } from '../bild.ts'
import { pdf } from '../dokument.ts'
import { gebuehren } from '../gebuehren.ts'
import { html } from '../html.ts'
import { tel } from '../kontakt.ts'
import { muellLeicht } from '../leichte-sprache/muell.ts'
import { entry, personNebenan, type Seite } from '../seite.ts'

const tonnen = (betraege: Readonly<Record<number, number>>) =>
  Object.entries(betraege).map(([liter, betrag]) => ({
    titel: `Tonne mit ${liter} Litern`,
    betraege: [betrag],
  }))

export const abfall: Seite = {
  pfad: '/leben/abfall',
  pageLayout: 'default',
  title: 'Abfall und Wertstoffe',
  description:
    'Wann in Rebenau welche Tonne geholt wird, was der Wertstoffhof annimmt und wie Sie Sperrmüll anmelden.',
  heroImages: [heroImage('abfall-tonnen')],
  leichteSprache: muellLeicht,
  content: [
    entry('abfalltermine', {
      einleitung:
        'Sagen Sie uns Ihre Straße. Dann steht hier, was als Nächstes geholt wird, und Sie können sich erinnern lassen.',
      bereitstellen: 'Bitte bis 06:00 Uhr an die Straße stellen, mit dem Griff zum Haus.',
    }),
    entry('text', {
      einleitung:
        'Stellen Sie die Tonnen am Abfuhrtag bis 06:00 Uhr an die Straße, mit dem Griff zum Haus. In engen Gassen fährt der Wagen rückwärts; lassen Sie bitte drei Meter frei.',
      text: html`
        <h2>Abfuhr nach Ortsteil</h2>
        <table>
        <caption>An welchem Wochentag welche Tonne geholt wird</caption>
        <thead><tr><th scope="col">Tonne</th><th scope="col">Kernstadt</th><th scope="col">Unterweiler</th><th scope="col">Lindenhof</th></tr></thead>
        <tbody>
        <tr><th scope="row">Restmüll, alle zwei Wochen; in Lindenhof auf Wunsch alle vier</th><td>Dienstag</td><td>Mittwoch</td><td>Mittwoch</td></tr>
        <tr><th scope="row">Bio, alle zwei Wochen; von Juni bis September jede Woche</th><td>Dienstag</td><td>Mittwoch</td><td>Mittwoch</td></tr>
        <tr><th scope="row">Papier, alle vier Wochen</th><td>Freitag</td><td>Freitag</td><td>Donnerstag</td></tr>
        <tr><th scope="row">Gelbe Tonne, alle zwei Wochen</th><td>Donnerstag</td><td>Donnerstag</td><td>Donnerstag</td></tr>
        </tbody>
        </table>
        <p>Fällt ein Feiertag auf einen Werktag, kommt die Abfuhr für den Rest der Woche einen Tag später. Vor Karfreitag und
        vor Weihnachten kommt sie früher; oben steht das schon richtig. Wer nicht selbst druckt, bekommt das Jahresblatt
        seiner Straße im Bürgerbüro.</p>
        <p>Grüngut sammeln wir im März und im November am Straßenrand ein, Christbäume holt im Januar die Jugendfeuerwehr.</p>
        <p>Was in welche Tonne gehört, steht auf dem ${pdf('abfallkalender-merkblatt')}.</p>
        <h2>Tonne nicht geleert?</h2>
        <p>Rufen Sie bis zum nächsten Mittag an: ${tel('abfall')}. Wir klären, woran es lag, und schicken den Wagen noch
        einmal, wenn es unser Fehler war.</p>
        <h2>Wertstoffhof im Rheinweg</h2>
        <p>Wann er geöffnet ist und wo er liegt, steht beim <a href="/rathaus/aemter/wertstoffhof">Wertstoffhof</a>.</p>
        <ul>
        <li>kostenlos: Metall, Elektrogeräte, Papier, Glas, Grünschnitt bis 2 Kubikmeter, Batterien, Kork</li>
        <li>gegen Gebühr: Bauschutt, Altholz und Reifen; die Preise stehen unten</li>
        <li>nicht hier: Farben, Lacke und Gifte. Sie nimmt das Schadstoffmobil, zweimal im Jahr auf dem Festplatz</li>
        </ul>
        <h2>Sperrmüll</h2>
        <p>Zweimal im Jahr holen wir Sperrmüll kostenlos ab. <a href="/formulare/sperrmuell-anmelden">Sperrmüll anmelden</a>
        können Sie online oder am Telefon, ${tel('bauhof')}; wir kommen innerhalb von drei Wochen. Was noch gut ist, nimmt das Tauschregal am Wertstoffhof.</p>
        <h2>Größere oder kleinere Tonne</h2>
        <p>Familien mit Kindern unter drei Jahren und Menschen, die zu Hause gepflegt werden, bekommen auf Antrag 60 Liter
        zusätzlich ohne Aufpreis.</p>`,
    }),
    entry('preise', {
      titel: 'Gebühren',
      wofuer: 'Wofür',
      spalten: ['Betrag'],
      gruppen: [
        {
          titel: 'Restmüll im Jahr',
          zeilen: tonnen(gebuehren.restmuell),
        },
        {
          titel: 'Restmüll im Jahr, nur alle vier Wochen geleert (Lindenhof)',
          zeilen: tonnen(gebuehren.restmuellVierWochen),
        },
        {
          titel: 'Am Wertstoffhof',
          zeilen: [
            { titel: 'Bauschutt', hinweis: 'je 100 Liter', betraege: [6] },
            { titel: 'Altholz', hinweis: 'je 100 Liter', betraege: [4] },
            { titel: 'Reifen', hinweis: 'je Stück', betraege: [3] },
          ],
        },
        {
          titel: 'Zum Mitnehmen',
          zeilen: [
            { titel: 'Amtlicher Müllsack, 70 Liter', betraege: [gebuehren.muellsack] },
            { titel: 'Papiersack für Gartenabfälle', betraege: [gebuehren.gartensack] },
          ],
        },
      ],
    }),
    ...personNebenan('Abfallberatung', 'Thomas Eberle'),
  ],
}
