import { html } from '../html.ts'
import { mail, tel } from '../kontakt.ts'
import { rufe } from '../notrufe.ts'
import { contact, entry, type Seite } from '../seite.ts'

export const fehlerMelden: Seite = {
  pfad: '/fehler-melden',
  pageLayout: 'default',
  title: 'Fehler melden',
  description:
    'Schlagloch, dunkle Laterne, Barriere auf der Website: So melden Sie, was nicht in Ordnung ist.',
  content: [
    entry('text', {
      einleitung:
        'Danke, dass Sie Bescheid sagen. Jede Meldung landet bei einem Menschen, und Sie hören, was daraus wird.',
      text: html`
        <h2>Schaden auf Straßen, Wegen und Plätzen</h2>
        <p>Rufen Sie den Bauhof an: ${tel('bauhof')}, oder schreiben Sie an ${mail('bauhof')}. Am meisten hilft uns:</p>
        <ul>
        <li>die Straße und die nächste Hausnummer, bei Laternen die Nummer am Mast</li>
        <li>was kaputt ist und ob jemand zu Schaden kommen kann</li>
        <li>ein Foto, wenn Sie schreiben. Bitte keine Gesichter und keine Autokennzeichen</li>
        </ul>
        <p>Innerhalb von drei Werktagen schauen wir nach. Gefährliches sichern wir am selben Tag.</p>
        <h2>Wenn es eilt</h2>
        <p>Rohrbruch, offener Schacht, Baum auf der Straße: ${tel('stoerung')}, Tag und Nacht. Bei Gefahr für Menschen
        wählen Sie die ${rufe('feuerwehr')}.</p>
        <h2>Wilder Müll</h2>
        <p>Fassen Sie nichts an, vor allem keine Kanister und keine Platten. Sagen Sie uns den Ort, wir holen es ab und
        suchen nach Hinweisen, wer es war.</p>
        <h2>Fehler oder Barriere auf dieser Website</h2>
        <p>Ein Link führt ins Leere, ein Text ist falsch, Sie kommen mit Tastatur oder Vorleseprogramm nicht weiter?
        <a href="/kontakt?anlass=fehler">Melden Sie den Fehler</a> oder <a href="/kontakt?anlass=barriere">die Barriere</a>
        mit dem Formular, oder rufen Sie an: ${tel('internet')}. Nennen Sie die Adresse der Seite und,
        wenn möglich, Ihr Gerät. Wir antworten innerhalb von zwei Wochen. Welche Barrieren wir schon kennen, steht in der
        <a href="/barrierefreiheit">Erklärung zur Barrierefreiheit</a>.</p>
        <h2>Was die Stadt nicht reparieren kann</h2>
        <p>Für die Landstraße nach Lindenhof ist die Straßenmeisterei zuständig, für Bahnsteige die Bahn. Sagen Sie es uns
        trotzdem, wir geben es weiter.</p>`,
    }),
    contact({
      titel: 'Bauhof',
      wer: 'Bernd Ganter',
      stelle: 'bauhof',
      email: 'bauhof',
      ort: 'Rheinweg 18<br>76999 Rebenau',
      zeiten: ['Montag bis Donnerstag 07:00–16:00 Uhr', 'Freitag 07:00–12:00 Uhr'],
    }),
  ],
}
