import { bildupload, heroImage } from '../bild.ts'
import { html } from '../html.ts'
import { amtNebenan, entry, type Seite } from '../seite.ts'

export const stadtSeite: Seite = {
  pfad: '/stadt',
  pageLayout: 'default',
  title: 'Stadt und Landschaft',
  description: 'Rebenau kennenlernen: Kernstadt, Unterweiler und Lindenhof, Geschichte, Wein und Rundwege.',
  heroImages: [heroImage('panorama-rebenau'), heroImage('fachwerkgasse-mittag')],
  content: [
    entry('text', {
      einleitung:
        'Rebenau liegt dort, wo die Weinberge in die Rheinebene übergehen. Vom Kirchturm sieht man an klaren Tagen die Vogesen.',
      text: html`
        <p>9.412 Menschen leben hier, in der Kernstadt um den Marktplatz, in Unterweiler am Altrhein und in Lindenhof am Hang.
        84 Fachwerkhäuser stehen in der Altstadt, fast alle bewohnt; gebaut wurden sie nach dem Brand von 1689.</p>
        <h2>Führungen</h2>
        <p>Von April bis Oktober führt Sie samstags um 11:00 Uhr eine Stadtführerin oder ein Stadtführer durch die
        Altstadt. Der Rundgang dauert 75 Minuten und kostet 6 €, für Kinder nichts. Treffpunkt ist der Brunnen auf dem
        Marktplatz. Eine Führung in Gebärdensprache gibt es auf Anfrage.</p>`,
    }),
    entry('formular', {
      formular: 'fuehrung-anfragen',
      titel: 'Eine Führung für Ihre Gruppe',
      linktext: 'Führung anfragen',
    }),
    entry('linkliste', {
      titel: 'Rebenau kennenlernen',
      eintraege: [
        {
          titel: 'Stadtgeschichte',
          text: 'Von sieben Weingärten im Jahr 837 bis heute.',
          link: '/stadt/geschichte',
        },
        { titel: 'Die drei Orte', text: 'Kernstadt, Unterweiler und Lindenhof.', link: '/stadt/ortsteile' },
        { titel: 'Zahlen und Fakten', text: 'Einwohner, Fläche, Altersgruppen.', link: '/stadt/zahlen' },
        { titel: 'Partnerstadt im Elsass', text: 'Seit 1967 besuchen wir uns.', link: '/stadt/partnerstadt' },
        {
          titel: 'Übernachten',
          text: 'Hotel, Winzerhof, Zeltwiese und Stellplatz.',
          link: '/stadt/uebernachten',
        },
        { titel: 'Bus, Bahn und Rad', text: 'Hinkommen und herumkommen.', link: '/stadt/mobilitaet' },
      ],
    }),
    entry('headline-teaser', { titel: 'Hinaus in Weinberg, Wald und Markt' }),
    entry('bild-text-teaser-3x', {
      titel1: 'Wein',
      text1: 'Zwölf Höfe und was sie besonders macht.',
      link1: '/stadt/wein',
      linktext1: 'Höfe kennenlernen',
      bildupload1: bildupload('weinberge-herbst'),
      titel2: 'Rundwege',
      text2: 'Vier Wege von 40 Minuten bis vier Stunden.',
      link2: '/stadt/rundwege',
      linktext2: 'Rundwege ansehen',
      bildupload2: bildupload('rheinaue-nebel'),
      titel3: 'Wochenmarkt',
      text3: 'Elf Stände, jeden Mittwoch.',
      link3: '/stadt/wochenmarkt',
      linktext3: 'Stände ansehen',
      bildupload3: bildupload('wochenmarkt'),
    }),
    ...amtNebenan('tourist-info'),
  ],
}
