import { bildupload, heroImage } from '../../bild.ts'
import { html } from '../../html.ts'
import { rubrikIds } from '../../rubriken.ts'
import { entry, type Seite } from '../../seite.ts'
import { jugendmusikschuleKontakt } from './kontakt.ts'

export const jugendmusikschule: Seite = {
  pfad: '/jugendmusikschule',
  pageLayout: 'default',
  title: 'Jugendmusikschule Rebenau',
  breadcrumbTitle: 'Jugendmusikschule',
  description:
    'Unterricht, Lehrkräfte, Gebühren, Leihinstrumente, Ensembles und Konzerte der Jugendmusikschule Rebenau.',
  heroImages: [heroImage('musikschule-konzert')],
  content: [
    entry('text', {
      einleitung:
        '19 Lehrkräfte unterrichten 430 Kinder und Jugendliche. Niemand muss Noten können, niemand muss gleich ein Instrument kaufen.',
      link: '/jugendmusikschule/anmeldung',
      linktext: 'Probestunde vereinbaren',
    }),
    entry('linkliste', {
      titel: 'Wo möchten Sie anfangen?',
      eintraege: [
        {
          titel: 'Für die Kleinen',
          text: 'Musikgarten, Früherziehung und Instrumentenkarussell.',
          link: '/jugendmusikschule/fruehe-musik',
        },
        {
          titel: 'Instrumente und Gesang',
          text: '21 Fächer, von Blockflöte bis Schlagzeug.',
          link: '/jugendmusikschule/faecher',
        },
        {
          titel: 'Was es kostet',
          text: 'Gebühren im Monat und wer weniger zahlt.',
          link: '/jugendmusikschule/gebuehren',
        },
        {
          titel: 'Instrument leihen',
          text: '12 € im Monat, Versicherung inbegriffen.',
          link: '/jugendmusikschule/leihinstrumente',
        },
        {
          titel: 'Zusammen spielen',
          text: 'Orchester, Bläserbande, Chor und Rockwerkstatt.',
          link: '/jugendmusikschule/ensembles',
        },
        {
          titel: 'Konzerte hören',
          text: 'Zweimal im Jahr in der Rheintalhalle, jeden Monat im Saal.',
          link: '/jugendmusikschule/konzerte',
        },
      ],
    }),
    entry('bild-text', {
      titel: 'Noch Plätze frei',
      text: html`
        <p>Horn, Posaune, Fagott und Kontrabass: Hier fehlt der Nachwuchs. Sie fangen gleich an, und das Leihinstrument ist im
        ersten Jahr kostenlos.</p>`,
      bildupload: bildupload('musikschule-unterricht'),
      link: '/jugendmusikschule/anmeldung',
      linktext: 'Ausprobieren',
    }),
    entry(
      'veranstaltungsliste',
      { titel: 'Demnächst' },
      { limit: 4, rubrik_id: rubrikIds.Jugendmusikschule },
    ),
    ...jugendmusikschuleKontakt,
  ],
}
