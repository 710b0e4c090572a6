import { heroImage } from '../../bild.ts'
import { html } from '../../html.ts'
import { entry, type Seite } from '../../seite.ts'
import { jugendmusikschuleKontakt } from './kontakt.ts'

export const jugendmusikschuleEnsembles: Seite = {
  pfad: '/jugendmusikschule/ensembles',
  pageLayout: 'default',
  title: 'Zusammen spielen',
  breadcrumbTitle: 'Ensembles',
  description:
    'Streicherkreis, Bläserbande, Chöre, Rockwerkstatt und Sinfonieorchester: wann geprobt wird und wer mitspielen kann.',
  heroImages: [heroImage('musikschule-konzert')],
  content: [
    entry('text', {
      einleitung:
        'Spätestens nach einem Jahr spielt jedes Kind mit anderen. Wer drei Töne kann, bekommt eine Stimme mit drei Tönen.',
      text: html`
        <table>
        <caption>Proben</caption>
        <thead><tr><th scope="col">Ensemble</th><th scope="col">Wann</th><th scope="col">Für wen</th></tr></thead>
        <tbody>
        <tr><th scope="row">Streicherkreis</th><td>Montag 17:00–18:00 Uhr</td><td>ab dem zweiten Jahr</td></tr>
        <tr><th scope="row">Bläserbande</th><td>Dienstag 17:30–18:30 Uhr</td><td>ab dem ersten Jahr</td></tr>
        <tr><th scope="row">Kinderchor</th><td>Mittwoch 16:00–16:45 Uhr</td><td>6 bis 10 Jahre</td></tr>
        <tr><th scope="row">Jugendchor</th><td>Mittwoch 17:30–19:00 Uhr</td><td>ab 11 Jahren</td></tr>
        <tr><th scope="row">Rockwerkstatt</th><td>Freitag 16:00–18:00 Uhr</td><td>ab 12 Jahren, drei Bands</td></tr>
        <tr><th scope="row">Sinfonieorchester</th><td>Donnerstag 18:30–20:30 Uhr</td><td>ab etwa 13 Jahren, auch Erwachsene</td></tr>
        </tbody>
        </table>
        <p>Mitspielen kostet nichts, wenn Sie bei uns Unterricht haben. Andere zahlen 9 € im Monat. Notenständer bringen Sie mit,
        Noten bekommen Sie.</p>
        <h2>Auftreten, wo Menschen sind</h2>
        <p>Die Bläserbande spielt am ersten Advent beim Adventsmarkt, der Chor im Pflegeheim, die Rockwerkstatt beim Sommerfest. Alle
        zusammen füllen zweimal im Jahr die Rheintalhalle.</p>`,
      link: '/jugendmusikschule/konzerte',
      linktext: 'Konzerte ansehen',
    }),
    ...jugendmusikschuleKontakt,
  ],
}
