import { bildupload, heroImage } from '../bild.ts'
import { html } from '../html.ts'
import { contact, entry, type Seite } from '../seite.ts'

export const buecherei: Seite = {
  pfad: '/buecherei',
  pageLayout: 'default',
  title: 'Stadtbücherei Rebenau',
  breadcrumbTitle: 'Stadtbücherei',
  description: 'Öffnungszeiten, Ausweis und Angebote der Stadtbücherei in der Zehntscheuer.',
  heroImages: [heroImage('buecherei-lesesaal')],
  content: [
    entry('text', {
      einleitung:
        'In der Zehntscheuer warten 18.400 Bücher, Spiele, Filme und Zeitschriften. Zum Stöbern und Lesen brauchen Sie keinen Ausweis.',
      text: html`
        <h2>Ausleihen</h2>
        <p>Der Ausweis kostet 15 € im Jahr. Für Kinder, Jugendliche bis 18 Jahre und alle mit Rebenau-Pass ist er frei.
        Bringen Sie Ihren Personalausweis mit, dann bekommen Sie ihn sofort.</p>
        <table>
        <caption>Wie lange Sie ausleihen</caption>
        <thead><tr><th scope="col">Medium</th><th scope="col">Dauer</th><th scope="col">Verlängern</th></tr></thead>
        <tbody>
        <tr><th scope="row">Bücher und Hörbücher</th><td>4 Wochen</td><td>zweimal</td></tr>
        <tr><th scope="row">Spiele, Filme, Tonfiguren</th><td>2 Wochen</td><td>einmal</td></tr>
        <tr><th scope="row">Zeitschriften</th><td>1 Woche</td><td>nein</td></tr>
        <tr><th scope="row">Dinge: Nähmaschine, Beamer, Fernglas</th><td>1 Woche</td><td>nein</td></tr>
        </tbody>
        </table>
        <p>Verlängern geht am Telefon und am Tresen. Wer zu spät kommt, zahlt 20 Cent je Tag, nie mehr als 5 €.</p>
        <h2>Rückgabe rund um die Uhr</h2>
        <p>Die Klappe links neben dem Tor ist immer offen. Spiele geben Sie bitte am Tresen ab, damit keine Teile fehlen.</p>
        <h2>Für Kinder</h2>
        <p>Jeden ersten Mittwoch im Monat wird ab 15:30 Uhr vorgelesen, für Kinder ab vier. Samstags ist von 10:00 bis
        12:00 Uhr Spieltisch. Für Babys bis zum ersten Geburtstag liegt am Tresen eine Tasche mit dem ersten Buch.</p>
        <h2>Ins Haus kommen</h2>
        <p>Der Eingang ist ebenerdig, der Aufzug fährt in beide Etagen. Am Lesetisch im Erdgeschoss stehen ein
        Bildschirmlesegerät und zwei Lupenleuchten. Für Menschen, die nicht kommen können, bringen Ehrenamtliche alle drei
        Wochen eine Büchertasche vorbei.</p>`,
    }),
    entry('bild-text', {
      titel: 'Der Lesesaal',
      text: html`
        <p>24 Plätze, gutes Licht, freies WLAN und die Tageszeitungen. Wer lernen will, bekommt für zwei Stunden einen
        abgeteilten Tisch. Reden darf man in der Leseecke, flüstern überall.</p>`,
      bildupload: bildupload('buecherei-lesesaal'),
    }),
    contact({
      titel: 'Stadtbücherei',
      wer: 'Leitung: Petra Schwab',
      stelle: 'buecherei',
      email: 'buecherei',
      ort: 'Zehntscheuer, Kirchgasse 2<br>76999 Rebenau',
      zeiten: [
        'Dienstag und Mittwoch 10:00–18:00 Uhr',
        'Donnerstag 10:00–20:00 Uhr',
        'Samstag 10:00–13:00 Uhr',
      ],
    }),
  ],
}
