import { html } from '../../html.ts'
import { mail } from '../../kontakt.ts'
import { entry, type Seite } from '../../seite.ts'
import { schillerschuleKontakt } from './kontakt.ts'

export const schillerschuleEltern: Seite = {
  pfad: '/schillerschule/eltern',
  pageLayout: 'default',
  title: 'Elternbeirat der Schillerschule',
  breadcrumbTitle: 'Elternbeirat',
  description: 'Wer im Elternbeirat der Schillerschule ist, was er bewegt und wie Eltern mitreden.',
  content: [
    entry('text', {
      einleitung: 'Jede Klasse wählt zwei Eltern. Zusammen sind das 24 Menschen, die nachfragen.',
      text: html`
        <p>Vorsitzende ist Carolin Weiß. Sie erreichen den Beirat unter ${mail('elternbeirat.schillerschule')}.</p>
        <h2>Treffen</h2>
        <p>Jeden zweiten Monat am ersten Donnerstag, 19:30 Uhr, in der Mensa. Alle Eltern dürfen zuhören. Die Niederschrift
        hängt am Eingang und kommt per E-Mail.</p>
        <h2>Was der Beirat erreicht hat</h2>
        <ul>
        <li>die gesperrte Schulstraße am Morgen</li>
        <li>Trinkwasser auf jedem Stockwerk</li>
        <li>ein Kleidertausch im Oktober und im April</li>
        <li>Dolmetscherinnen bei Elternabenden, in fünf Sprachen</li>
        </ul>
        <h2>Wenn es Streit gibt</h2>
        <p>Reden Sie zuerst mit der Lehrkraft, dann mit dem Beirat, dann mit der Schulleitung. Simon Ott von der
        Schulsozialarbeit vermittelt auf jedem Schritt.</p>`,
    }),
    ...schillerschuleKontakt,
  ],
}
