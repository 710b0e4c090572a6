import { bildupload, heroImage } from '../../bild.ts'
import { html } from '../../html.ts'
import { aside, entry, type Seite } from '../../seite.ts'
import { schillerschuleKontakt } from './kontakt.ts'

export const schillerschule: Seite = {
  pfad: '/schillerschule',
  pageLayout: 'default',
  title: 'Schillerschule Rebenau',
  breadcrumbTitle: 'Schillerschule',
  description: 'Grundschule in der Kernstadt: Lesen, Theater, Ganztag, Anmeldung und Sekretariat.',
  heroImages: [heroImage('schillerschule-vormittag')],
  content: [
    entry('text', {
      einleitung:
        'In der Schillerschule lernen 248 Kinder in zwölf Klassen. Das Haus von 1911 steht unter Kastanien, zwei Gehminuten vom Marktplatz.',
      text: html`
        <p>Wir lesen viel, spielen Theater und reden miteinander, auch auf Französisch. Jedes Kind soll nach vier Jahren ein
        Buch gern zu Ende lesen, vor anderen sprechen können und wissen, wo die eigenen Möhren wachsen.</p>`,
    }),
    entry('linkliste', {
      titel: 'Das suchen Familien am häufigsten',
      eintraege: [
        {
          titel: 'Mein Kind anmelden',
          text: 'Wann, wie und was Sie mitbringen.',
          link: '/schillerschule/anmeldung',
        },
        {
          titel: 'Schultag und Klingel',
          text: 'Stunden, Pausen und wann das Tor aufgeht.',
          link: '/schillerschule/schultag',
        },
        {
          titel: 'Ganztag und Mittagessen',
          text: 'Betreuung von 07:00 bis 17:00 Uhr, Plätze und Kosten.',
          link: '/schillerschule/ganztag',
        },
        {
          titel: 'Mein Kind ist krank',
          text: 'Bis 07:45 Uhr anrufen, auch auf das Band.',
          link: '/schillerschule/sekretariat',
        },
        {
          titel: 'Termine im Schuljahr',
          text: 'Elternabende, Feste, Theaterwoche.',
          link: '/schillerschule/termine',
        },
        {
          titel: 'Wer unterrichtet?',
          text: 'Das Kollegium und wen Sie wofür fragen.',
          link: '/schillerschule/kollegium',
        },
      ],
    }),
    entry('bild-text', {
      titel: 'Vorhang auf im Januar',
      text: html`
        <p>Eine Woche lang ist kein Unterricht nach Plan. Dann wird gemalt, genäht, gesungen und geprobt, und am Freitag
        spielt jede Klasse ihr Stück in der Aula. Wer nicht auf die Bühne will, macht Licht.</p>`,
      bildupload: bildupload('schillerschule-lesen'),
      link: '/schillerschule/lesen-und-theater',
      linktext: 'Lesen und Theater',
    }),
    entry('bild-text', {
      titel: 'Die Schule wird erneuert',
      text: html`
        <p>Bis zum übernächsten Schuljahr bekommt das Haus neue Fenster, eine Wärmepumpe und Toiletten, die man gern
        benutzt. Gearbeitet wird vor allem in den Ferien. Auf dem Dach liegen schon 244 Solarmodule.</p>`,
      bildupload: bildupload('klimaschutz-solardaecher'),
      anordnung: 'text-bild',
      link: '/klimaschutz',
      linktext: 'Zum Klimaschutz',
    }),
    ...schillerschuleKontakt,
    aside('text', {
      titel: 'Krank?',
      text: '<p>Bitte bis 07:45 Uhr anrufen oder auf das Band sprechen. Kommt ein Kind nicht und wir wissen nichts, rufen wir Sie an.</p>',
    }),
  ],
}
