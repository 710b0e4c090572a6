import { html } from '../../html.ts'
import { entry, type Seite } from '../../seite.ts'
import { schillerschuleKontakt } from './kontakt.ts'

export const schillerschuleSchultag: Seite = {
  pfad: '/schillerschule/schultag',
  pageLayout: 'default',
  title: 'Schultag und Klingel',
  breadcrumbTitle: 'Schultag',
  description: 'Unterrichtszeiten, Pausen, Mittag und Ganztag der Schillerschule von 07:00 bis 17:00 Uhr.',
  content: [
    entry('zeitplan', {
      titel: 'Ein Tag von sieben bis fünf',
      zeilen: [
        {
          beginn: '07:00',
          ende: '07:45',
          titel: 'Frühbetreuung',
          text: 'Mit Frühstück, für angemeldete Kinder.',
        },
        {
          beginn: '07:45',
          ende: '08:00',
          titel: 'Offener Anfang',
          text: 'Das Tor ist auf, die Kinder gehen ins Klassenzimmer.',
        },
        { beginn: '08:00', ende: '09:35', titel: 'Erster Block' },
        { beginn: '09:35', ende: '10:00', titel: 'Große Pause auf dem Hof', pause: true },
        { beginn: '10:00', ende: '11:30', titel: 'Zweiter Block' },
        { beginn: '11:30', ende: '11:40', titel: 'Kleine Pause', pause: true },
        {
          beginn: '11:40',
          ende: '12:15',
          titel: 'Kreis, Lernzeit oder Chor',
          text: 'Klasse 3 und 4 haben montags und mittwochs bis 13:00 Uhr Unterricht.',
        },
        { beginn: '12:15', ende: '13:45', titel: 'Mittagessen und Hofzeit', pause: true },
        { beginn: '13:45', ende: '15:30', titel: 'Ganztag', text: 'Lernzeit, Werkstatt, Theater, Garten.' },
        {
          beginn: '15:30',
          ende: '17:00',
          titel: 'Spätbetreuung',
          text: 'Freitags nicht: Dann endet der Tag um 15:30 Uhr.',
        },
      ],
      text: html`
        <p>Geklingelt wird nur dreimal: um 08:00, um 10:00 und um 12:15 Uhr. Fällt Unterricht aus, sind die Kinder trotzdem bis
        12:15 Uhr betreut.</p>`,
    }),
    entry('text', {
      titel: 'Sicher ankommen',
      text: html`
        <p>Die Schulstraße ist von 07:30 bis 08:10 Uhr für Autos gesperrt. Wer fahren muss, hält am Festplatz; von dort
        laufen die Kinder acht Minuten, begleitet von Schülerlotsinnen und Schülerlotsen in Gelb. Mit dem Rad kommen Kinder ab Klasse 4, wenn sie die
        Prüfung bestanden haben.</p>`,
    }),
    ...schillerschuleKontakt,
  ],
}
