import { html } from '../html.ts'
import { mail, tel } from '../kontakt.ts'
import { schadenLeicht } from '../leichte-sprache/schaden.ts'
import { rufe } from '../notrufe.ts'
import { nachsehen } from '../schaeden.ts'
import { entry, personNebenan, type Seite } from '../seite.ts'

export const schadenMelden: Seite = {
  pfad: '/schaden-melden',
  pageLayout: 'default',
  title: 'Schaden melden',
  description:
    'Laterne dunkel, Schlagloch, wilder Müll, Baum auf dem Weg: So melden Sie der Stadt, was kaputt ist.',
  leichteSprache: schadenLeicht,
  content: [
    entry('text', {
      einleitung: `Laterne dunkel, Schlagloch, Bank zerbrochen? Danke, dass Sie Bescheid sagen. ${nachsehen} Gefährliches sichern wir am selben Tag.`,
      link: '/schaeden/neu',
      linktext: 'Schaden mit Foto melden',
    }),
    entry('text', {
      text: html`
        <p>Was schon gemeldet ist und was wir daran tun, steht unter <a href="/schaeden">Gemeldete Schäden</a>; dort
        finden Sie auch Ihre eigene Meldung wieder.</p>
        <p>Oder rufen Sie den Bauhof an: ${tel('bauhof')}. Oder schreiben Sie an ${mail('bauhof')}. Am meisten hilft uns:</p>
        <ul>
        <li>die Straße und die nächste Hausnummer, bei Laternen die Nummer am Mast</li>
        <li>was kaputt ist und ob jemand zu Schaden kommen kann</li>
        <li>ein Foto, wenn Sie eine E-Mail schreiben, ohne Gesichter und Autokennzeichen</li>
        </ul>`,
    }),
    entry('hinweis', {
      stufe: 'wichtig',
      titel: 'Wenn es eilt',
      text: html`
        <p>Rohrbruch, offener Schacht, Baum auf der Straße: ${tel('stoerung')}, Tag und Nacht. Bei Gefahr für Menschen
        wählen Sie die ${rufe('feuerwehr')}.</p>`,
      link: '/notfallnummern',
      linktext: 'Alle Notfallnummern',
    }),
    entry('text', {
      text: html`
        <h2>Wilder Müll</h2>
        <p>Fassen Sie nichts an, vor allem keine Kanister und keine Platten. Sagen Sie uns den Ort, wir holen es ab und
        suchen nach Hinweisen, wer es war.</p>
        <h2>Was die Stadt nicht reparieren kann</h2>
        <p>Für die Landstraße nach Lindenhof ist die Straßenmeisterei zuständig, für Bahnsteige die Bahn. Sagen Sie es uns
        trotzdem, wir geben es weiter.</p>
        <p>Fehler und Barrieren auf dieser Website melden Sie unter <a href="/fehler-melden">Fehler auf der Website
        melden</a>.</p>`,
    }),
    ...personNebenan('Bauhof', 'Bernd Ganter'),
  ],
}
