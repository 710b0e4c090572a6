import { html } from '../../html.ts'
import { rubrikIds } from '../../rubriken.ts'
import { entry, type Seite } from '../../seite.ts'
import { jahnschuleKontakt } from './kontakt.ts'

export const jahnschuleTermine: Seite = {
  pfad: '/jahnschule/termine',
  pageLayout: 'default',
  title: 'Termine der Jahnschule',
  breadcrumbTitle: 'Termine',
  description: 'Sportfest, Spielvormittag, Schwimmwoche, freie Tage und Ferienbetreuung der Jahnschule.',
  content: [
    entry('text', {
      text: html`
        <table>
        <caption>Das Schuljahr der Jahnschule</caption>
        <thead><tr><th scope="col">Wann</th><th scope="col">Was</th></tr></thead>
        <tbody>
        <tr><th scope="row">Zweiter Samstag nach den Sommerferien</th><td>Einschulung, 10:00 Uhr in der Turnhalle</td></tr>
        <tr><th scope="row">11. November</th><td>Laternenlauf am Altrhein, 17:30 Uhr an der Fähre</td></tr>
        <tr><th scope="row">Dezember</th><td>Adventssingen auf der Treppe, jeden Montag um 07:50 Uhr</td></tr>
        <tr><th scope="row">Erster Samstag im Februar</th><td>Spielvormittag für neue Familien</td></tr>
        <tr><th scope="row">Zweite Märzwoche</th><td><a href="/jahnschule/anmeldung">Anmeldung</a></td></tr>
        <tr><th scope="row">Mai bis Juli</th><td>Schwimmen der Klassen 2 und 3</td></tr>
        <tr><th scope="row">Dritte Juniwoche</th><td>Schwimmwoche</td></tr>
        <tr><th scope="row">Vierter Freitag im Juni</th><td>Sportfest mit Staffel, 09:00–13:00 Uhr</td></tr>
        <tr><th scope="row">Letzte Schulwoche</th><td>Übernachtung der Klasse 4 im Schulgarten</td></tr>
        </tbody>
        </table>
        <h2>Betreuung in den Ferien</h2>
        <p>In zehn Ferienwochen gibt es Betreuung, im Wechsel mit der Schillerschule. Zeiten, Preise und Fristen stehen bei der
        <a href="/rathaus/leistungen/ferienbetreuung">Ferienbetreuung</a>.</p>`,
    }),
    entry(
      'veranstaltungsliste',
      { titel: 'Die nächsten Termine' },
      { limit: 5, rubrik_id: rubrikIds.Jahnschule },
    ),
    ...jahnschuleKontakt,
  ],
}
