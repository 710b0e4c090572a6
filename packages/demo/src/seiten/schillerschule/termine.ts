import { html } from '../../html.ts'
import { rubrikIds } from '../../rubriken.ts'
import { entry, type Seite } from '../../seite.ts'
import { schillerschuleKontakt } from './kontakt.ts'

export const schillerschuleTermine: Seite = {
  pfad: '/schillerschule/termine',
  pageLayout: 'default',
  title: 'Termine der Schillerschule',
  breadcrumbTitle: 'Termine',
  description: 'Feste, Elternabende, Theaterwoche und freie Tage der Schillerschule im Schuljahr.',
  content: [
    entry('text', {
      text: html`
        <table>
        <caption>Das Schuljahr im Überblick</caption>
        <thead><tr><th scope="col">Wann</th><th scope="col">Was</th></tr></thead>
        <tbody>
        <tr><th scope="row">Zweiter Samstag nach den Sommerferien</th><td>Einschulung: 09:30 Uhr Kirche, 10:30 Uhr Aula</td></tr>
        <tr><th scope="row">Ende September</th><td>Elternabende der Klassen</td></tr>
        <tr><th scope="row">Oktober</th><td>Apfelwoche im Schulgarten</td></tr>
        <tr><th scope="row">November</th><td>Vorleseabend in der Zehntscheuer, Laternen für den <a href="/veranstaltungen">Martinsumzug</a></td></tr>
        <tr><th scope="row">Dritte Januarwoche</th><td>Nachmittag der offenen Tür</td></tr>
        <tr><th scope="row">Letzte volle Woche im Januar</th><td>Theaterwoche, Aufführungen am Freitag um 16:00 Uhr</td></tr>
        <tr><th scope="row">Erste Märzwoche</th><td><a href="/schillerschule/anmeldung">Anmeldung</a> der neuen ersten Klassen</td></tr>
        <tr><th scope="row">Mai</th><td>Klassenfahrt der Klasse 4, Austausch mit der Partnerschule</td></tr>
        <tr><th scope="row">Letzter Samstag im Juni</th><td>Sommerfest unter den Kastanien, ab 14:00 Uhr</td></tr>
        <tr><th scope="row">Zweiter Mittwoch im Juli</th><td>Sommerkonzert auf dem Schulhof, 17:00 Uhr</td></tr>
        <tr><th scope="row">Erster Freitag im Monat</th><td>Elterncafé in der Mensa, 08:00–09:00 Uhr</td></tr>
        </tbody>
        </table>
        <h2>Freie Tage</h2>
        <p>Außer den Ferien des Landes ist frei: in der ganzen Fasnachtswoche, am Freitag nach Himmelfahrt und am Freitag nach
        Fronleichnam. An diesen Tagen gibt es Betreuung, wenn sich mindestens acht Kinder anmelden.</p>`,
    }),
    entry(
      'veranstaltungsliste',
      { titel: 'Die nächsten Termine' },
      { limit: 5, rubrik_id: rubrikIds.Schillerschule },
    ),
    ...schillerschuleKontakt,
  ],
}
