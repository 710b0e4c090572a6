import { html } from '../../html.ts'
import { tel } from '../../kontakt.ts'
import { entry, type Seite } from '../../seite.ts'
import { buechereiKontakt } from './kontakt.ts'

export const buechereiAusleihe: Seite = {
  pfad: '/buecherei/ausleihe',
  pageLayout: 'default',
  title: 'Ausleihen und verlängern',
  breadcrumbTitle: 'Ausleihe',
  description: 'Leihfristen, Verlängern, Vormerken und Rückgabe in der Stadtbücherei Rebenau.',
  content: [
    entry('text', {
      text: html`
        <table>
        <caption>Wie lange Sie ausleihen</caption>
        <thead><tr><th scope="col">Medium</th><th scope="col">Dauer</th><th scope="col">Verlängern</th></tr></thead>
        <tbody>
        <tr><th scope="row">Bücher und Hörbücher</th><td>4 Wochen</td><td>zweimal</td></tr>
        <tr><th scope="row">Spiele, Filme, Tonfiguren</th><td>2 Wochen</td><td>einmal</td></tr>
        <tr><th scope="row">Zeitschriften</th><td>1 Woche</td><td>nein</td></tr>
        <tr><th scope="row">Dinge: Nähmaschine, Beamer, Fernglas</th><td>1 Woche</td><td>nein</td></tr>
        <tr><th scope="row">Lastenrad</th><td>1 Tag</td><td>nein</td></tr>
        </tbody>
        </table>
        <p>Was jemand anderes vorgemerkt hat, lässt sich nicht verlängern. Drei Tage vor Ablauf schreiben wir Ihnen eine
        E-Mail, wenn Sie uns Ihre Adresse gegeben haben.</p>
        <h2>So verlängern Sie</h2>
        <ul>
        <li>im <a href="https://katalog.rebenau.example.org/konto">Konto im Katalog</a>, mit Ausweisnummer und Geburtsdatum</li>
        <li>am Telefon: ${tel('buecherei')}; außerhalb der Öffnungszeiten nimmt ein Band die Ausweisnummer auf</li>
        <li>am Tresen</li>
        </ul>`,
    }),
    entry('fragen', {
      titel: 'Noch Fragen?',
      fragen: [
        {
          titel: 'Ein Buch ist ausgeliehen. Was kann ich tun?',
          text: '<p>Merken Sie es im Katalog oder am Tresen vor. Sobald es zurück ist, bekommen Sie eine E-Mail, und wir legen es eine Woche für Sie zurück. Das kostet nichts.</p>',
        },
        {
          titel: 'Wo gebe ich zurück, wenn geschlossen ist?',
          text: '<p>In die Klappe links neben dem Tor, Tag und Nacht. Nur Spiele und Dinge geben Sie bitte am Tresen ab.</p>',
        },
        {
          titel: 'Ein Buch fehlt in der Bücherei. Kann ich es mir wünschen?',
          text: '<p>Ja. Schreiben Sie den Titel auf einen Wunschzettel am Tresen. Im letzten Jahr haben wir 312 von 480 Wünschen erfüllt. Fachbücher bestellen wir per <a href="/buecherei/gebuehren">Fernleihe</a> aus anderen Häusern.</p>',
        },
        {
          titel: 'Darf ich Bücher spenden?',
          text: '<p>Ja, bis zu zwei Taschen, nicht älter als fünf Jahre und ohne Flecken. Was wir nicht einstellen, kommt auf den Bücherflohmarkt.</p>',
        },
        {
          titel: 'Mir ist Kaffee über das Buch gelaufen.',
          text: '<p>Das kommt vor. Bringen Sie es mit und sagen Sie es uns. Kleine Schäden reparieren wir selbst, größere besprechen wir.</p>',
        },
      ],
    }),
    ...buechereiKontakt,
  ],
}
