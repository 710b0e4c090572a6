import { bildupload, heroImage } from '../../bild.ts'
import { html } from '../../html.ts'
import { aside, entry, type Seite } from '../../seite.ts'
import { jahnschuleKontakt } from './kontakt.ts'

export const jahnschule: Seite = {
  pfad: '/jahnschule',
  pageLayout: 'default',
  title: 'Jahnschule Unterweiler',
  breadcrumbTitle: 'Jahnschule',
  description:
    'Grundschule in Unterweiler: tägliche Bewegungszeit, Schulgarten, Betreuung, Anmeldung und Sekretariat.',
  heroImages: [heroImage('jahnschule-bewegung')],
  content: [
    entry('text', {
      einleitung:
        'Die Jahnschule ist die Grundschule für Unterweiler: 146 Kinder, acht Klassen und jeden Tag Bewegung.',
      text: html`
        <p>Wer sich bewegt, merkt sich mehr. Deshalb wird bei uns auf der Treppe gerechnet, im Liegen gelesen und im Garten
        gemessen. Und um zehn sind alle draußen.</p>`,
    }),
    entry('linkliste', {
      titel: 'Schnell gefunden',
      eintraege: [
        {
          titel: 'Anmelden',
          text: 'Für die erste Klasse und mitten im Jahr.',
          link: '/jahnschule/anmeldung',
        },
        {
          titel: 'Stundenplan und Zeiten',
          text: 'Vom ersten Spiel bis 17:00 Uhr.',
          link: '/jahnschule/schultag',
        },
        {
          titel: 'Betreuung am Nachmittag',
          text: 'Essen, Hausaufgaben, Sport und Werken.',
          link: '/jahnschule/betreuung',
        },
        {
          titel: 'Krank melden',
          text: 'Bis 07:30 Uhr, am Telefon oder per E-Mail.',
          link: '/jahnschule/sekretariat',
        },
        {
          titel: 'Zu Fuß zur Schule',
          text: 'Drei Gehgruppen und wo sie loslaufen.',
          link: '/jahnschule/schulweg',
        },
        { titel: 'Termine', text: 'Sportfest, Schwimmwoche, Ferienbetreuung.', link: '/jahnschule/termine' },
      ],
    }),
    entry('kennzahlen', {
      titel: 'Bewegt in Zahlen',
      zahlen: [
        { wert: '611', einheit: 'km', text: 'lief die Schule beim letzten Spendenlauf' },
        { wert: '92', einheit: '%', text: 'der Kinder kommen zu Fuß oder mit dem Roller' },
        { wert: '34', text: 'Kinder haben im letzten Sommer Bronze geschafft' },
        { wert: '5', text: 'Hühner wohnen im Schulgarten' },
      ],
    }),
    entry('bild-text', {
      titel: 'Spendenlauf',
      text: html`
        <p>Einmal im Jahr läuft die ganze Schule Runden für einen guten Zweck. Die Klasse 3 b hat ausgerechnet, dass man mit
        den Kilometern vom letzten Mal bis ans Meer käme.</p>`,
      bildupload: bildupload('jahnschule-sportfest'),
      anordnung: 'text-bild',
      link: '/jahnschule/bewegung',
      linktext: 'So bewegen wir uns',
    }),
    ...jahnschuleKontakt,
    aside('text', {
      titel: 'Krank?',
      text: '<p>Bitte bis 07:30 Uhr anrufen. Kommt ein Kind nicht und wir wissen nichts, melden wir uns bei Ihnen.</p>',
    }),
  ],
}
