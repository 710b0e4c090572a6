import { bildupload, heroImage } from '../bild.ts'
import { html } from '../html.ts'
import { entry, type Seite } from '../seite.ts'

export const leben: Seite = {
  pfad: '/leben',
  pageLayout: 'wide',
  title: 'Leben in Rebenau',
  description: 'Kita, Schule, Bücherei, Freibad, Musik, Abfall und Hilfe im Alter: der Alltag in Rebenau.',
  heroImages: [heroImage('fachwerkgasse-mittag')],
  content: [
    entry('headline-teaser', {
      titel: 'Der Alltag, kurz und nah',
      einleitung:
        'Vom ersten Kita-Tag bis zum Bürgerbus im Alter: Hier steht, was die Stadt für Sie bereithält und wen Sie fragen.',
    }),
    entry('bild-text-teaser-3x', {
      titel1: 'Familie',
      text1:
        'Fünf Kitas, zwei Grundschulen, Betreuung bis 17:00 Uhr und ein Ferienprogramm mit 70 Angeboten.',
      link1: '/leben/familie',
      linktext1: 'Angebote ansehen',
      bildupload1: bildupload('kindergarten-garten'),
      titel2: 'Abfall und Wertstoffe',
      text2: 'Abfuhr, Sperrmüll, Wertstoffhof: was wohin gehört und wann es geholt wird.',
      link2: '/leben/abfall',
      linktext2: 'Abfuhrtage ansehen',
      bildupload2: bildupload('abfall-tonnen'),
      titel3: 'Freibad am Altrhein',
      text3: 'Vier Becken, ein Sprungturm und 14.000 Quadratmeter Wiese unter Pappeln.',
      link3: '/freibad',
      linktext3: 'Zum Freibad',
      bildupload3: bildupload('freibad-sommer'),
    }),
    entry('bild-text-teaser-3x', {
      titel1: 'Stadtbücherei',
      text1: '18.400 Medien in der Zehntscheuer, dazu Vorlesestunden und ein langer Donnerstag.',
      link1: '/buecherei',
      linktext1: 'Zur Bücherei',
      bildupload1: bildupload('buecherei-lesesaal'),
      titel2: 'Jugendmusikschule',
      text2:
        '19 Lehrkräfte unterrichten 430 Kinder und Jugendliche, vom Eltern-Kind-Kurs bis zum Sinfonieorchester.',
      link2: '/jugendmusikschule',
      linktext2: 'Zur Jugendmusikschule',
      bildupload2: bildupload('musikschule-konzert'),
      titel3: 'Wochenmarkt',
      text3: 'Jeden Mittwoch von 07:30 bis 12:30 Uhr auf dem Marktplatz.',
      link3: '/stadt/wochenmarkt',
      linktext3: 'Stände ansehen',
      bildupload3: bildupload('wochenmarkt'),
    }),
    entry('linkliste', {
      titel: 'Für jedes Alter und jede Lage',
      eintraege: [
        {
          titel: 'Jugend',
          text: 'Jugendhaus, Jugendrat, Ferienjobs und jemand, der zuhört.',
          link: '/leben/jugend',
        },
        {
          titel: 'Senioren',
          text: 'Beratung, Bürgerbus, Mittagstisch und Hilfe zu Hause.',
          link: '/leben/senioren',
        },
        {
          titel: 'Neu in Deutschland',
          text: 'Lotsinnen, Deutschkurse und die ersten Wege.',
          link: '/leben/integration',
        },
        {
          titel: 'Ärzte und Apotheken',
          text: 'Welche Praxen es gibt und wer nachts hilft.',
          link: '/leben/gesundheit',
        },
        {
          titel: 'Pinnwand',
          text: 'Bieten, suchen, verschenken, gefunden, verloren: von Nachbarn für Nachbarn.',
          link: '/pinnwand',
        },
        {
          titel: 'Notfallnummern',
          text: 'Feuerwehr, Arzt, Gift, Rohrbruch: wen Sie sofort anrufen.',
          link: '/notfallnummern',
        },
      ],
    }),
    entry('bild-text', {
      titel: 'Die Freiwillige Feuerwehr',
      text: html`
        <p>62 Frauen und Männer rücken aus drei Gerätehäusern aus, rund 90-mal im Jahr und alle im Ehrenamt. Geübt wird
        montags ab 19:30 Uhr. Die Jugendfeuerwehr trifft sich freitags um 17:00 Uhr; mitmachen können Kinder ab zehn.</p>`,
      bildupload: bildupload('feuerwehr-uebung'),
      link: '/leben/feuerwehr',
      linktext: 'Zur Feuerwehr',
      anordnung: 'text-bild',
    }),
  ],
}
