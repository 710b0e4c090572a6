import type { Examples } from '../template.ts'
import type { bildTextTeaser3x } from './schema.ts'

const buergerbuero = {
  bild: '/medien/rathaus-buergerbuero',
  bildtext: 'Heller Empfang im Bürgerbüro, eine Mitarbeiterin berät einen Besucher am Tresen',
  bildcopyright: 'Stadt Rebenau',
  bildfokus: '50% 45%',
}
const tonnen = {
  bild: '/medien/abfall-tonnen',
  bildtext: 'Vier Abfalltonnen in verschiedenen Farben vor einer Sandsteinmauer',
  bildcopyright: 'Stadt Rebenau',
  bildfokus: '50% 60%',
}
const kindergarten = {
  bild: '/medien/kindergarten-garten',
  bildtext: 'Kinder spielen im Garten eines Kindergartens unter einem Apfelbaum',
  bildcopyright: 'Stadt Rebenau',
  bildfokus: '50% 55%',
}

export const examples = {
  standard: {
    context: {
      titel1: 'Ausweis und Reisepass',
      text1:
        'Was Sie mitbringen, was es kostet und wie lange es dauert. Mit Termin warten Sie höchstens zehn Minuten.',
      link1: '/rathaus/buergerbuero/ausweis',
      bildupload1: buergerbuero,
      titel2: 'Abfall und Wertstoffe',
      text2: 'Wann welche Tonne geholt wird und was der Wertstoffhof im Rheinweg annimmt.',
      link2: '/leben/abfall',
      bildupload2: tonnen,
      titel3: 'Kita und Kindergarten',
      text3: 'Fünf Häuser, eine Anmeldung: So finden Sie einen Platz, der zu Ihrem Alltag passt.',
      link3: '/leben/familie/kita',
      bildupload3: kindergarten,
    },
  },
  eigenerLinktext: {
    context: {
      titel1: 'Ausweis und Reisepass',
      text1: 'Was Sie mitbringen, was es kostet und wie lange es dauert.',
      link1: '/rathaus/buergerbuero/ausweis',
      linktext1: 'Unterlagen ansehen',
      bildupload1: buergerbuero,
      titel2: 'Abfall und Wertstoffe',
      text2: 'Wann welche Tonne geholt wird und was der Wertstoffhof annimmt.',
      link2: '/leben/abfall',
      linktext2: 'Abfuhr nachlesen',
      bildupload2: tonnen,
      titel3: 'Kita und Kindergarten',
      text3: 'Fünf Häuser, eine Anmeldung.',
      link3: '/leben/familie/kita',
      linktext3: 'Häuser vergleichen',
      bildupload3: kindergarten,
    },
  },
  ohneLinks: {
    context: {
      titel1: 'Kernstadt',
      text1: 'Rathaus, Bücherei und Wochenmarkt liegen keine fünf Gehminuten auseinander.',
      bildupload1: {
        bild: '/medien/fachwerkgasse-mittag',
        bildtext: 'Enge Gasse mit Fachwerkhäusern in der Mittagssonne',
        bildcopyright: 'Stadt Rebenau',
        bildfokus: '50% 50%',
      },
      titel2: 'Unterweiler',
      text2: 'Das Dorf am Altrhein mit Badesee, Fähre und eigener Feuerwehr.',
      bildupload2: {
        bild: '/medien/rheinaue-nebel',
        bildtext: 'Kopfweiden am Altrhein, über dem Wasser liegt Morgennebel',
        bildcopyright: 'Stadt Rebenau',
        bildfokus: '50% 60%',
      },
      titel3: 'Lindenhof',
      text3: 'Der Weinort am Hang: 480 Einwohnerinnen und Einwohner, sieben Winzerbetriebe.',
      bildupload3: {
        bild: '/medien/weinberge-fruehling',
        bildtext: 'Junges Grün an den Reben, dahinter ein Dorf mit Kirchturm',
        bildcopyright: 'Stadt Rebenau',
        bildfokus: '40% 50%',
      },
    },
  },
  ohneBilder: {
    context: {
      titel1: 'Unterlagen',
      text1: 'Bisheriger Ausweis und ein biometrisches Foto.',
      titel2: 'Kosten',
      text2: '46,00\u00a0€ ab 24\u00a0Jahren, 27,60\u00a0€ darunter.',
      titel3: 'Dauer',
      text3: 'Rund drei Wochen, bei Reisepässen bis zu sechs.',
    },
  },
  zweiKarten: {
    context: {
      titel1: 'Schillerschule',
      text1: 'Grundschule in der Kernstadt mit Ganztag und Schulgarten.',
      link1: '/schillerschule',
      bildupload1: {
        bild: '/medien/schillerschule-vormittag',
        bildtext: 'Schulhof der Schillerschule am Vormittag, Kinder zwischen Kastanien',
        bildcopyright: 'Stadt Rebenau',
        bildfokus: '50% 50%',
      },
      titel3: 'Jahnschule',
      text3: 'Grundschule in Unterweiler mit täglicher Bewegungszeit.',
      link3: '/jahnschule',
      bildupload3: {
        bild: '/medien/jahnschule-sportfest',
        bildtext: 'Kinder laufen beim Sportfest der Jahnschule auf einer roten Bahn',
        bildcopyright: 'Stadt Rebenau',
        bildfokus: '45% 60%',
      },
    },
  },
  langeWoerter: {
    context: {
      titel1: 'Hochwasserrückhaltebeckenunterhaltungsverband',
      text1: 'Straßenreinigungsgebührensatzungsänderungsentwurf zum Nachlesen.',
      link1: '/rathaus',
      linktext1: 'Zuständigkeitsübersicht öffnen',
      bildupload1: tonnen,
      titel2: 'Schulkindbetreuungsanmeldung',
      text2: 'Kurz.',
      link2: '/leben/familie',
      bildupload2: kindergarten,
      titel3: 'Personalausweisangelegenheiten',
      text3:
        'Diese Karte hat deutlich mehr Text als die beiden anderen, damit zu sehen ist, wie ungleich lange Karten nebeneinander stehen: mit gleicher Höhe, mit dem Link am unteren Rand und ohne dass ein Wort abgeschnitten wird.',
      link3: '/rathaus/buergerbuero',
      bildupload3: buergerbuero,
    },
  },
  raueEingaben: {
    context: {
      titel1: '<script>alert(1)</script>',
      text1: '<img src=x onerror=alert(1)> & "doppelte" \'einfache\' Zeichen',
      link1: '/rathaus?a=1&b=%222%22',
      linktext1: '<em>Mehr</em> & mehr',
      bildupload1: {
        bild: '/medien/abfall-tonnen',
        bildtext: 'Tonnen mit der Aufschrift "Glas & Metall" <b>',
        bildcopyright: '<i>Stadt</i> & Land',
      },
      titel2: 'ÄÖÜäöüß: Übergrößenöltränkwürfel',
      text2: 'Rinderkennzeichnungsfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
      link2: '/leben',
      titel3: '5 < 7 && 7 > 5',
      text3: '{{ titel }} ${titel} %s &amp; &lt;b&gt;',
    },
  },
} satisfies Examples<typeof bildTextTeaser3x>
