import { heroImage } from '../../bild.ts'
import { html } from '../../html.ts'
import { entry, type Seite } from '../../seite.ts'
import { schillerschuleKontakt } from './kontakt.ts'

export const schillerschuleSchule: Seite = {
  pfad: '/schillerschule/schule',
  pageLayout: 'default',
  title: 'Unsere Schule',
  description:
    'Wie in der Schillerschule gelernt wird: Klassen, Räume, Garten, Französisch und gemeinsames Lernen.',
  heroImages: [heroImage('fachwerkgasse-mittag')],
  content: [
    entry('text', {
      einleitung:
        'Drei Klassen in jedem Jahrgang, 21 Kinder im Schnitt, eine Aula mit Bühne und ein Garten mit 24 Beeten.',
      text: html`
        <h2>So lernen wir</h2>
        <p>Der Morgen beginnt offen: Ab 07:45 Uhr kommen die Kinder in ihr Klassenzimmer und arbeiten an dem, was sie sich am
        Vortag vorgenommen haben. Um 08:00 Uhr beginnt der Kreis, dann der Unterricht. Hausaufgaben gibt es nicht; stattdessen
        üben die Kinder in der Lernzeit, mit jemandem daneben, der helfen kann.</p>
        <h2>Was uns ausmacht</h2>
        <ul>
        <li><a href="/schillerschule/lesen-und-theater">eine Lesestunde für alle</a>, dienstags in der ersten Stunde, auch im Sekretariat</li>
        <li>Französisch ab Klasse 1, mit einer Partnerschule jenseits des Rheins</li>
        <li>der Schulgarten: Jede Klasse erntet, was sie im Jahr zuvor gepflanzt hat</li>
        <li>zwei Lehrkräfte in jeder Klasse, in der Kinder mit Förderbedarf lernen</li>
        </ul>
        <h2>Das Haus</h2>
        <p>Vier Stockwerke, seit 2019 mit Aufzug. Die Bücherei der Schule liegt unter dem Dach; die großen Fenster
        zeigen zum Kirchturm. Geturnt wird in der Halle gegenüber, geschwommen im <a href="/freibad">Freibad</a>.</p>
        <h2>Was Zeugnisse sagen</h2>
        <p>In Klasse 1 und 2 schreiben wir Berichte ohne Noten. Zweimal im Jahr sprechen Sie, Ihr Kind und die Klassenlehrerin
        oder der Klassenlehrer eine halbe Stunde miteinander; das Kind führt durch das Gespräch.</p>`,
    }),
    entry('kennzahlen', {
      zahlen: [
        { wert: '248', text: 'Kinder in zwölf Klassen' },
        { wert: '19', text: 'Lehrerinnen und Lehrer' },
        { wert: '23', text: 'Familiensprachen' },
        { wert: '6.200', text: 'Bücher unter dem Dach' },
      ],
    }),
    ...schillerschuleKontakt,
  ],
}
