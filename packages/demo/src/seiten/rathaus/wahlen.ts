import { heroImage } from '../../bild.ts'
import { html } from '../../html.ts'
import { mail } from '../../kontakt.ts'
import { entry, personNebenan, type Seite } from '../../seite.ts'

export const wahlen: Seite = {
  pfad: '/rathaus/wahlen',
  pageLayout: 'default',
  title: 'Wahlen',
  description:
    'Wer wählen darf, wo Ihr Wahlraum ist, wie die Briefwahl geht und wie Sie beim Auszählen helfen.',
  heroImages: [heroImage('ratssaal')],
  content: [
    entry('text', {
      einleitung:
        'Den Gemeinderat wählen Deutsche und Bürgerinnen und Bürger der Europäischen Union ab 16 Jahren, wenn sie seit drei Monaten in Rebenau wohnen.',
      text: html`
        <h2>Was gewählt wird</h2>
        <table>
        <caption>Die Wahlen im Überblick</caption>
        <thead><tr><th scope="col">Wahl</th><th scope="col">Wie oft</th><th scope="col">Ab welchem Alter</th></tr></thead>
        <tbody>
        <tr><th scope="row">Gemeinderat und Ortschaftsräte</th><td>alle 5 Jahre, zuletzt 2024</td><td>ab 16 Jahren</td></tr>
        <tr><th scope="row">Bürgermeisterin oder Bürgermeister</th><td>alle 8 Jahre, zuletzt 2021</td><td>ab 16 Jahren</td></tr>
        <tr><th scope="row">Landtag</th><td>alle 5 Jahre</td><td>ab 16 Jahren</td></tr>
        <tr><th scope="row">Bundestag</th><td>alle 4 Jahre</td><td>ab 18 Jahren</td></tr>
        <tr><th scope="row">Europäisches Parlament</th><td>alle 5 Jahre</td><td>ab 16 Jahren</td></tr>
        </tbody>
        </table>
        <h2>Ihr Wahlraum</h2>
        <p>Er steht auf der Benachrichtigung, die drei Wochen vorher kommt. Acht der neun Wahlräume sind ebenerdig; wohnen Sie im
        Bezirk des alten Schulhauses in Lindenhof, können Sie mit einem Wahlschein woanders wählen. Schablonen für blinde und
        sehbehinderte Menschen liegen in jedem Raum.</p>
        <h2>Briefwahl</h2>
        <ol>
        <li>Sie beantragen sie mit der Rückseite der Benachrichtigung oder per E-Mail an ${mail('hauptamt')}: Name, Geburtsdatum, Anschrift.</li>
        <li>Die Unterlagen kommen nach wenigen Tagen. Sie können auch gleich im Bürgerbüro wählen, dort steht eine Kabine.</li>
        <li>Der rote Brief muss am Wahltag um 18:00 Uhr im Rathaus sein. Der Kasten am Eingang wird um 18:00 Uhr zum letzten Mal geleert.</li>
        </ol>
        <h2>Mithelfen</h2>
        <p>Für jede Wahl suchen wir 96 Wahlhelferinnen und Wahlhelfer. Sie bekommen 60 € Erfrischungsgeld, ein gutes Frühstück und einen freien Blick auf die Demokratie. Melden Sie sich bei ${mail('hauptamt')}.</p>`,
    }),
    ...personNebenan('Wahlamt', 'Jakub Nowak'),
  ],
}
