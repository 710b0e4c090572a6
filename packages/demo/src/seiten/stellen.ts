import { heroImage } from '../bild.ts'
import { html } from '../html.ts'
import { mail } from '../kontakt.ts'
import { amtNebenan, entry, type Seite } from '../seite.ts'

export const stellenSeite: Seite = {
  pfad: '/rathaus/stellen',
  pageLayout: 'default',
  title: 'Arbeiten bei der Stadt',
  description: 'Rund 250 Menschen arbeiten für Rebenau. Freie Stellen, Ausbildung und wie Sie sich bewerben.',
  heroImages: [heroImage('kindergarten-garten')],
  content: [
    entry('text', {
      einleitung:
        'Rund 250 Menschen arbeiten für Rebenau: im Rathaus, in fünf Kindertagesstätten, auf dem Bauhof, im Freibad und in der Bücherei.',
    }),
    entry('stellen', {
      text: html`<p>Schicken Sie uns gern eine Bewerbung auf Vorrat an ${mail('personal')}.</p>`,
    }),
    entry('stellenboerse', {
      titel: 'Online bewerben',
      text: html`
        <p>Im Bewerberportal laden Sie Ihre Unterlagen hoch
        und sehen, wie weit Ihre Bewerbung ist. Eine E-Mail an ${mail('personal')} geht genauso gut.</p>`,
      anbieter: 'Bewerberportal Oberrhein GmbH',
      link: 'https://rebenau.bewerberportal.example/stellen',
    }),
    entry('text', {
      text: html`
        <h2>Darauf können Sie sich verlassen</h2>
        <ul>
        <li>Bezahlung nach Tarifvertrag (TVöD), mit Jahressonderzahlung und Betriebsrente</li>
        <li>39 Stunden in der Woche, Gleitzeit und 30 Tage Urlaub</li>
        <li>bis zu zwei Tage in der Woche Arbeit von zu Hause, wo die Aufgabe es erlaubt</li>
        <li>ein Zuschuss von 25 € im Monat für das Deutschlandticket und ein Leihrad</li>
        <li>freier Eintritt ins Freibad und ein Ausweis der Bücherei</li>
        </ul>
        <h2>Erst einmal schauen</h2>
        <p>Ein bis drei Wochen Praktikum sind in fast jedem Amt möglich. Ein Foto und Angaben zu Alter oder Familie brauchen wir bei
        keiner Bewerbung. Sie hören innerhalb von zwei Wochen von uns.</p>
        <p>Sie arbeiten schon bei uns? Hier geht es <a href="/rathaus/beschaeftigte">zum Intranet</a>.</p>`,
    }),
    ...amtNebenan('personal'),
  ],
}
