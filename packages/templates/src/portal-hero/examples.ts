import type { Examples } from '../template.ts'
import type { portalHero } from './schema.ts'

const morgen = {
  bild: '/medien/marktplatz-morgen',
  bildtext: 'Der Marktplatz von Rebenau im Morgenlicht mit Rathaus und Brunnen',
  bildcopyright: 'Stadt Rebenau',
  bildfokus: '50% 45%',
}
const herbst = {
  bild: '/medien/weinberge-herbst',
  bildtext: 'Weinberge im Herbst, gelbe und rote Reben im Abendlicht',
  bildcopyright: 'Stadt Rebenau',
  bildfokus: '40% 50%',
}
const freibad = {
  bild: '/medien/freibad-sommer',
  bildtext: 'Freibad an einem Sommertag mit Sprungturm und Liegewiese',
  bildcopyright: 'Stadt Rebenau',
  bildfokus: '60% 50%',
}
const nebel = {
  bild: '/medien/rheinaue-nebel',
  bildtext: 'Kopfweiden am Altrhein, über dem Wasser liegt Morgennebel',
  bildcopyright: 'Stadt Rebenau',
  bildfokus: '50% 60%',
}
const winter = {
  bild: '/medien/marktplatz-winter',
  bildtext: 'Verschneiter Marktplatz mit beleuchteten Buden',
  bildcopyright: 'Stadt Rebenau',
  bildfokus: '50% 50%',
}
const aufgaben = [
  { titel: 'Ausweis beantragen', link: '/rathaus/buergerbuero/ausweis' },
  { titel: 'Abfuhrtage ansehen', link: '/leben/abfall' },
  { titel: 'Kita-Platz finden', link: '/leben/familie/kita' },
]

export const examples = {
  standard: {
    context: {
      titel: 'Rebenau',
      untertitel: 'Kleine Stadt zwischen Weinbergen und Rhein',
      bildupload1: morgen,
      aufgaben,
    },
  },
  dreiBilder: {
    context: {
      titel: 'Rebenau',
      untertitel: 'Kleine Stadt zwischen Weinbergen und Rhein',
      bildupload1: morgen,
      bildupload2: herbst,
      bildupload3: freibad,
      aufgaben,
    },
  },
  fuenfBilder: {
    context: {
      titel: 'Rebenau im Lauf des Jahres',
      untertitel: 'Vom Nebel am Altrhein bis zum Lichterglanz im Advent',
      bildupload1: morgen,
      bildupload2: herbst,
      bildupload3: freibad,
      bildupload4: nebel,
      bildupload5: winter,
      aufgaben,
    },
  },
  parallax: {
    context: {
      titel: 'Wein und Landschaft',
      untertitel: '212\u00a0Hektar Reben, vier Rundwege, zwölf Höfe',
      parallax: 'on',
      bildupload1: herbst,
      aufgaben: [{ titel: 'Winzerhöfe ansehen', link: '/stadt/wein' }],
    },
  },
  ohneAufgaben: {
    context: {
      titel: 'Das Freibad am Altrhein',
      untertitel: 'Von Mai bis September jeden Tag geöffnet',
      bildupload1: freibad,
    },
  },
  ohneUntertitel: { context: { titel: 'Rebenau', bildupload1: morgen, aufgaben } },
  ohneBild: {
    context: { titel: 'Rebenau', untertitel: 'Kleine Stadt zwischen Weinbergen und Rhein', aufgaben },
  },
  luecke: {
    context: {
      titel: 'Rebenau',
      untertitel: 'Das erste und das vierte Bild sind belegt',
      bildupload1: morgen,
      bildupload4: nebel,
      aufgaben,
    },
  },
  langeWoerter: {
    context: {
      titel: 'Stadtverwaltungsgemeinschaft Rebenau-Unterweiler-Lindenhof',
      untertitel:
        'Hochwasserrückhaltebecken, Weinbauberatungsstelle und Schulkindbetreuungsanmeldung an einem Ort',
      bildupload1: nebel,
      aufgaben: [
        { titel: 'Wohnungsgeberbestätigung herunterladen', link: '/rathaus/buergerbuero' },
        { titel: 'Schulkindbetreuungsanmeldung', link: '/leben/familie' },
        { titel: 'Straßenbeleuchtungsstörung melden', link: '/fehler-melden' },
      ],
    },
  },
  raueEingaben: {
    context: {
      titel: '<script>alert(1)</script> & "Rebenau"',
      untertitel: 'ÄÖÜäöüß \'einfach\' "doppelt" <b>nicht fett</b>',
      bildupload1: {
        bild: '/medien/marktplatz-morgen',
        bildtext: '"Marktplatz" <img src=x onerror=alert(1)> & mehr',
        bildcopyright: '<i>Stadt</i> & "Partner"',
        bildfokus: '0% 100%',
      },
      aufgaben: [{ titel: '<b>Suchen</b> & "finden"', link: '/suche/?q=%22%3Cb%3E%22&seite=1' }],
    },
  },
} satisfies Examples<typeof portalHero>
