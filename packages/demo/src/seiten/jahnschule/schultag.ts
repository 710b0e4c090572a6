import { html } from '../../html.ts'
import { entry, type Seite } from '../../seite.ts'
import { jahnschuleKontakt } from './kontakt.ts'

export const jahnschuleSchultag: Seite = {
  pfad: '/jahnschule/schultag',
  pageLayout: 'default',
  title: 'Stundenplan und Zeiten',
  breadcrumbTitle: 'Schultag',
  description: 'Unterricht, Bewegungszeit, Mittag und Betreuung der Jahnschule im Tagesverlauf.',
  content: [
    entry('zeitplan', {
      titel: 'Ein Tag an der Jahnschule',
      zeilen: [
        { beginn: '07:00', ende: '07:50', titel: 'Frühbetreuung in der Turnhalle' },
        { beginn: '07:50', ende: '09:20', titel: 'Erste und zweite Stunde' },
        { beginn: '09:20', ende: '09:40', titel: 'Frühstück im Klassenzimmer', pause: true },
        { beginn: '09:40', ende: '10:00', titel: 'Lesezeit' },
        {
          beginn: '10:00',
          ende: '10:40',
          titel: 'Bewegungszeit für alle',
          text: 'Laufbahn, Kletterwand, Hügel oder Weide.',
          pause: true,
        },
        {
          beginn: '10:40',
          ende: '12:25',
          titel: 'Dritte und vierte Stunde',
          text: 'Klasse 1 hat bis 11:40 Uhr, danach Spielzeit.',
        },
        { beginn: '12:25', ende: '14:00', titel: 'Mittagessen und freies Spiel', pause: true },
        { beginn: '14:00', ende: '15:00', titel: 'Hausaufgabenzeit' },
        { beginn: '15:00', ende: '17:00', titel: 'Sport, Werken, Garten', text: 'Freitags bis 15:30 Uhr.' },
      ],
      text: '<p>Alle Kinder sind mindestens bis 12:25 Uhr im Haus, auch wenn eine Lehrkraft krank ist.</p>',
    }),
    entry('text', {
      titel: 'Bei Hitze und Hochwasser',
      text: html`
        <p>Ab 32 °C um elf Uhr beginnt der Unterricht am nächsten Tag eine halbe Stunde früher und endet um 11:30 Uhr; die
        Betreuung bleibt offen. Steht der Rhein über der roten Marke an der Fähre, kommen die Kinder aus der Fährgasse mit dem
        Bus. Wir schreiben Ihnen am Abend vorher.</p>`,
    }),
    ...jahnschuleKontakt,
  ],
}
