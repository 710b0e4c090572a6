import { html } from '../../html.ts'
import { rubrikIds } from '../../rubriken.ts'
import { entry, type Seite } from '../../seite.ts'
import { buechereiKontakt } from './kontakt.ts'

export const buechereiVeranstaltungen: Seite = {
  pfad: '/buecherei/veranstaltungen',
  pageLayout: 'default',
  title: 'Veranstaltungen in der Bücherei',
  breadcrumbTitle: 'Veranstaltungen',
  description: 'Lesungen, Literaturkreis, Bücherflohmarkt und der lange Donnerstag in der Zehntscheuer.',
  content: [
    entry('text', {
      einleitung: 'Bis 20:00 Uhr lesen, hören, mitreden: Der Donnerstag ist unser langer Abend.',
      text: html`
        <h2>Das gibt es immer wieder</h2>
        <dl>
        <dt>Lesung unter Balken</dt><dd>Am vierten Freitag im Januar um 19:30 Uhr. 8 €, mit Ausweis 6 €. Karten am Tresen.</dd>
        <dt>Literaturkreis</dt><dd>Am letzten Donnerstag im Monat um 18:30 Uhr. Ein Buch, zwölf Meinungen. Neue sind willkommen, auch ohne das Buch gelesen zu haben.</dd>
        <dt>Sprechcafé Deutsch</dt><dd>Dienstags von 16:00 bis 17:30 Uhr. Für alle, die Deutsch lernen und üben möchten.</dd>
        <dt>Bücherflohmarkt</dt><dd>Am Samstag nach Ostern von 10:00 bis 14:00 Uhr. Jedes Buch 1 €.</dd>
        </dl>
        <h2>Den Saal mieten</h2>
        <p>Vereine aus Rebenau nutzen den Lesesaal nach 18:00 Uhr kostenlos, wenn sie aufräumen. Er fasst 60 Menschen, hat
        einen Beamer und eine Höranlage. Fragen Sie vier Wochen vorher.</p>`,
    }),
    entry(
      'veranstaltungsliste',
      { titel: 'Die nächsten Termine' },
      { limit: 8, rubrik_id: rubrikIds.Bücherei },
    ),
    ...buechereiKontakt,
  ],
}
