import { heroImage } from '../../bild.ts'
import { html } from '../../html.ts'
import { entry, type Seite } from '../../seite.ts'
import { jahnschuleKontakt } from './kontakt.ts'

export const jahnschuleBewegung: Seite = {
  pfad: '/jahnschule/bewegung',
  pageLayout: 'default',
  title: 'Bewegung gehört zum Lernen',
  breadcrumbTitle: 'Bewegung',
  description: 'Bewegungszeit, Schwimmen, Laufbahn, Kletterwand und Sportangebote der Jahnschule.',
  heroImages: [heroImage('jahnschule-bewegung')],
  content: [
    entry('text', {
      einleitung:
        'Um zehn gehen alle nach draußen, bei jedem Wetter außer Gewitter. Für Regen hängen 160 Jacken bereit.',
      text: html`
        <h2>Der Hof</h2>
        <p>Es gibt eine Laufbahn von 200 Metern, eine Kletterwand, einen Hügel zum Rollen und eine Balancierstrecke aus
        Weidenstämmen. Wer lieber schaut, hat einen stillen Platz unter der Weide. Nach 16:00 Uhr und am Wochenende ist der Hof
        für alle Kinder in Unterweiler offen.</p>
        <h2>Schwimmen</h2>
        <p>Jedes Kind soll am Ende der Klasse 4 sicher schwimmen. Deshalb gehen die Klassen 2 und 3 von Mai bis Juli einmal in
        der Woche ins nahe <a href="/freibad">Freibad</a>. Wer noch nicht so weit ist, übt im Juni in einer
        Schwimmwoche, mit Marco Lutz und drei Eltern im Wasser.</p>
        <h2>Im Unterricht</h2>
        <ul>
        <li>Einmaleins auf der Treppe: jede Stufe eine Zahl</li>
        <li>Stehpulte, Sitzbälle und Teppiche in jedem Zimmer</li>
        <li>alle 20 Minuten zwei Minuten Pause mit Musik</li>
        <li>drei Stunden Sport in der Woche, bei jemandem, der es studiert hat</li>
        </ul>
        <h2>Am Nachmittag mit Vereinen</h2>
        <table>
        <caption>Sport nach der Schule</caption>
        <thead><tr><th scope="col">Tag</th><th scope="col">Was</th><th scope="col">Mit wem</th></tr></thead>
        <tbody>
        <tr><th scope="row">Montag</th><td>Turnen</td><td>Turnverein Rebenau 1872</td></tr>
        <tr><th scope="row">Dienstag</th><td>Radfahren, ab Klasse 4</td><td>Radlertreff Rheinebene</td></tr>
        <tr><th scope="row">Mittwoch</th><td>Fußball</td><td>Fußballclub Rebenau</td></tr>
        <tr><th scope="row">Donnerstag</th><td>Tennis</td><td>Tennisclub am Hohberg</td></tr>
        </tbody>
        </table>`,
    }),
    ...jahnschuleKontakt,
  ],
}
