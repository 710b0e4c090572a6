import { html } from '../../html.ts'
import { mail } from '../../kontakt.ts'
import { entry, type Seite } from '../../seite.ts'
import { jahnschuleKontakt } from './kontakt.ts'

export const jahnschuleEltern: Seite = {
  pfad: '/jahnschule/eltern',
  pageLayout: 'default',
  title: 'Eltern und Förderverein der Jahnschule',
  breadcrumbTitle: 'Eltern',
  description: 'Elternbeirat, Förderverein und Möglichkeiten zum Mitmachen an der Jahnschule in Unterweiler.',
  content: [
    entry('text', {
      einleitung: 'Ohne Eltern keine Gehgruppen, keine Schwimmwoche und keine Hühner in den Ferien.',
      text: html`
        <h2>Elternbeirat</h2>
        <p>Vorsitzender ist Jan Petersen. Der Beirat trifft sich
        vor allen Ferien einmal, mittwochs um 19:00 Uhr im Gemeindehaus. Schreiben Sie an ${mail('elternbeirat.jahnschule')}.</p>
        <h2>Förderverein „Jahns Freunde“</h2>
        <p>Der Verein hat 104 Mitglieder und gibt in diesem Jahr 5.800 € aus: für neue Matten, die Schwimmwoche und Fahrten. Der
        Beitrag beträgt 15 € im Jahr. Melden Sie sich bei ${mail('jahns-freunde')}.</p>
        <h2>Einen Vormittag mitmachen</h2>
        <ul>
        <li>beim Schwimmen am Beckenrand stehen oder mit ins Wasser gehen</li>
        <li>beim Sportfest Runden zählen</li>
        <li>im März Beete umgraben, danach gibt es Linsensuppe</li>
        <li>einmal im Jahr den eigenen Beruf zeigen</li>
        </ul>`,
    }),
    ...jahnschuleKontakt,
  ],
}
