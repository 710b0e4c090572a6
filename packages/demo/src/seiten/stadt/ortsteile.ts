import { bildupload, heroImage } from '../../bild.ts'
import { html } from '../../html.ts'
import { entry, type Seite } from '../../seite.ts'

export const ortsteile: Seite = {
  pfad: '/stadt/ortsteile',
  pageLayout: 'wide',
  title: 'Kernstadt, Unterweiler, Lindenhof',
  breadcrumbTitle: 'Ortsteile',
  description: 'Die drei Orte von Rebenau: was sie ausmacht, was es dort gibt und wer für sie spricht.',
  heroImages: [heroImage('panorama-rebenau')],
  content: [
    entry('headline-teaser', {
      titel: 'Drei Orte, eine Stadt',
      einleitung:
        'Seit 1972 gehören sie zusammen. Gefeiert, gewählt und geschimpft wird bis heute auch getrennt.',
    }),
    entry('bild-text', {
      titel: 'Kernstadt',
      text: html`
        <p>6.128 Menschen wohnen rund um den Marktplatz. Rathaus, Bücherei, Bahnhof und Wochenmarkt liegen keine zehn Gehminuten
        auseinander. In den Gassen stehen 84 Fachwerkhäuser, fast alle bewohnt. Am Ostrand wächst der Rebgarten.</p>`,
      bildupload: bildupload('fachwerkgasse-mittag'),
      link: '/bauen/baugebiete/rebgarten',
      linktext: 'Zum Rebgarten',
    }),
    entry('bild-text', {
      titel: 'Unterweiler',
      text: html`
        <p>Das Dorf am Altrhein hat 2.802 Einwohnerinnen und Einwohner, eine eigene Grundschule, das Freibad und den Hafen der
        Fischerzunft. Im Auwald brüten Pirol und Eisvogel. Bei Hochwasser darf der Rhein hier auf die Wiesen.</p>
        <p>Ortsvorsteherin ist Renate Zoller. Ihre Sprechstunde steht bei der
        <a href="/rathaus/aemter/ortsverwaltung-unterweiler">Ortsverwaltung Unterweiler</a>.</p>`,
      bildupload: bildupload('rheinaue-nebel'),
      anordnung: 'text-bild',
      link: '/jahnschule',
      linktext: 'Zur Jahnschule',
    }),
    entry('bild-text', {
      titel: 'Lindenhof',
      text: html`
        <p>482 Menschen und sieben Weinbaubetriebe am Hang. Die Linde, nach der der Ort heißt, steht seit etwa 1650 auf dem
        Kirchplatz. Unter ihr wird am Abend des 30. April der Maibaum gestellt.</p>
        <p>Ortsvorsteher ist Karl-Heinz Bitsch. Seine Sprechstunde steht bei der
        <a href="/rathaus/aemter/ortsverwaltung-lindenhof">Ortsverwaltung Lindenhof</a>.</p>`,
      bildupload: bildupload('weinberge-herbst'),
      link: '/stadt/wein',
      linktext: 'Höfe kennenlernen',
    }),
    entry('linkliste', {
      titel: 'Von Ort zu Ort',
      eintraege: [
        {
          titel: 'Stadtbus Linie 1',
          text: 'Alle 30 Minuten von Lindenhof über den Markt nach Unterweiler.',
          link: '/stadt/mobilitaet',
        },
        {
          titel: 'Drei-Orte-Weg',
          text: 'Zu Fuß in vier Stunden, 13,5 km, rot markiert.',
          link: '/stadt/rundwege',
        },
      ],
    }),
  ],
}
