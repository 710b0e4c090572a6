import { html } from '../html.ts'
import { bedienungLeicht } from '../leichte-sprache/bedienung.ts'
import { entry, personNebenan, type Seite } from '../seite.ts'

export const bedienungshilfe: Seite = {
  pfad: '/bedienungshilfe',
  pageLayout: 'default',
  title: 'Hilfe zur Bedienung',
  description: 'Menü, Suche, Schriftgröße, Tastatur und Vorleseprogramm: So bedienen Sie diese Website.',
  leichteSprache: bedienungLeicht,
  content: [
    entry('text', {
      einleitung:
        'Diese Website lässt sich mit Maus, Finger, Tastatur und Vorleseprogramm bedienen. So geht es.',
      text: html`
        <h2>Eine Seite finden</h2>
        <p>Das Menü öffnen Sie am Anfang jeder Seite mit „Menü“. Es hat bis zu drei Ebenen: Mit der Schaltfläche neben einem Eintrag klappen Sie
        die Ebene darunter auf. Geht ein Eintrag auf, geht der vorige zu. Die Taste Esc schließt das Menü.</p>
        <p>Die <a href="/suche/">Suche</a> durchsucht alle Seiten, Nachrichten und Termine. Gibt es nur einen Treffer,
        öffnet er sich gleich.</p>
        <p>Über dem Text jeder Seite steht, wo Sie sind. Mit den Links dort kommen Sie Stufe für Stufe zurück.</p>
        <h2>Mit der Tastatur</h2>
        <table>
        <caption>Wichtige Tasten</caption>
        <thead><tr><th scope="col">Taste</th><th scope="col">Wirkung</th></tr></thead>
        <tbody>
        <tr><th scope="row">Tabulator</th><td>zum nächsten Link, Feld oder zur nächsten Schaltfläche</td></tr>
        <tr><th scope="row">Umschalt und Tabulator</th><td>zurück</td></tr>
        <tr><th scope="row">Eingabe</th><td>Link öffnen, Schaltfläche drücken</td></tr>
        <tr><th scope="row">Esc</th><td>Menü oder Hinweis schließen</td></tr>
        <tr><th scope="row">Strg und Plus, Strg und Minus</th><td>alles größer oder kleiner</td></tr>
        </tbody>
        </table>
        <p>Der erste Tabulator auf jeder Seite führt zu einem Link, der das Menü überspringt. Einen dicken Rahmen sehen Sie
        immer dort, wo Sie gerade sind.</p>
        <h2>Schrift, Farben, Bewegung</h2>
        <ul>
        <li>Sie können die Seite auf 400 Prozent vergrößern, ohne seitlich zu scrollen.</li>
        <li>Die Website folgt den Einstellungen Ihres Geräts: dunkle Farben, hoher Kontrast, weniger Bewegung.</li>
        <li>Wechselnde Bilder halten Sie mit der Schaltfläche am Bild an.</li>
        </ul>
        <h2>Ohne JavaScript, als App und auf Papier</h2>
        <p>Alle Texte lassen sich auch ohne JavaScript lesen. Ihr Browser kann die Website auf dem Startbildschirm ablegen
        wie eine App. Beim Drucken bleiben Menü und Fuß der Seite weg.</p>
        <h2>Es klappt nicht?</h2>
        <p>Rufen Sie an, wir gehen die Seite gemeinsam durch. Oder <a href="/fehler-melden">melden Sie den Fehler</a>.</p>`,
    }),
    ...personNebenan('Hilfe zur Website', 'Nils Albrecht'),
  ],
}
