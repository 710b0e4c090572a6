import type { Examples } from '../template.ts'
import type { heroSlider } from './schema.ts'

const markt = {
  titel1: 'Mittwochs ist Markt',
  untertitel1: 'Elf Stände, 7:30 bis 12:30\u00a0Uhr, mitten auf dem Marktplatz',
  link1: '/stadt/wochenmarkt',
  linktext1: 'Stände ansehen',
  bildupload1: {
    bild: '/medien/wochenmarkt',
    bildtext: 'Marktstände mit Gemüse und Blumen unter gestreiften Schirmen',
    bildcopyright: 'Stadt Rebenau',
    bildfokus: '50% 60%',
  },
}
const weinfest = {
  titel2: 'Weinfest am zweiten Septemberwochenende',
  untertitel2: 'Drei Abende in den Höfen der Altstadt',
  link2: '/stadt/wein',
  linktext2: 'Zum Weinfest',
  bildupload2: {
    bild: '/medien/weinfest-abend',
    bildtext: 'Lichterketten über Tischen in einem Innenhof beim Weinfest',
    bildcopyright: 'Stadt Rebenau',
    bildfokus: '50% 55%',
  },
}

export const examples = {
  standard: {
    context: {
      ...markt,
      ...weinfest,
      titel3: 'Der Lesesaal ist wieder offen',
      untertitel3: 'Neues Licht, 24 Plätze und eine Ecke zum Vorlesen',
      link3: '/buecherei',
      linktext3: 'Zur Bücherei',
      bildupload3: {
        bild: '/medien/buecherei-lesesaal',
        bildtext: 'Lesesaal der Stadtbücherei mit hohen Regalen und einem Lesesessel am Fenster',
        bildcopyright: 'Stadt Rebenau',
        bildfokus: '50% 50%',
      },
      titel4: 'Bauplätze im Rebgarten',
      untertitel4: 'Der zweite Abschnitt wird vergeben',
      link4: '/bauen/rebgarten',
      linktext4: 'Bauplätze ansehen',
      bildupload4: {
        bild: '/medien/neubaugebiet-rebgarten',
        bildtext: 'Rohbauten und ein Kran im Neubaugebiet am Rand der Reben',
        bildcopyright: 'Stadt Rebenau',
        bildfokus: '60% 50%',
      },
      titel5: 'Musik zum Anfassen',
      untertitel5: 'Im Instrumentenkarussell probieren Kinder vier Instrumente aus',
      link5: '/jugendmusikschule',
      linktext5: 'Zur Jugendmusikschule',
      bildupload5: {
        bild: '/medien/musikschule-konzert',
        bildtext: 'Jugendliche mit Streichinstrumenten auf einer Bühne',
        bildcopyright: 'Stadt Rebenau',
        bildfokus: '50% 45%',
      },
    },
  },
  zwei: { context: { ...markt, ...weinfest } },
  eine: { context: markt },
  ohneLink: {
    context: {
      titel1: 'Das Rathaus bleibt am Faschingsdienstag zu',
      untertitel1: 'Ab Aschermittwoch sind wir wieder für Sie da',
      bildupload1: {
        bild: '/medien/rathaus-buergerbuero',
        bildtext: 'Heller Empfang im Bürgerbüro des Rathauses',
        bildcopyright: 'Stadt Rebenau',
        bildfokus: '50% 45%',
      },
      titel2: 'Sirenenprobe',
      untertitel2: 'Am zweiten Donnerstag im September um 11:00\u00a0Uhr',
      bildupload2: {
        bild: '/medien/feuerwehr-uebung',
        bildtext: 'Feuerwehrleute bei einer Übung mit der Drehleiter am Abend',
        bildcopyright: 'Stadt Rebenau',
        bildfokus: '45% 40%',
      },
    },
  },
  luecke: {
    context: {
      ...markt,
      titel4: 'Radweg durch den Stadtpark',
      untertitel4: 'Frei vom Bahnhof bis zum Schulzentrum',
      link4: '/klimaschutz',
      bildupload4: {
        bild: '/medien/stadtpark-radweg',
        bildtext: 'Radfahrende auf einem breiten Weg unter Platanen',
        bildcopyright: 'Stadt Rebenau',
        bildfokus: '50% 60%',
      },
    },
  },
  ohneBild: {
    context: {
      titel1: 'Wahllokale geöffnet',
      untertitel1: 'Noch bis 18:00\u00a0Uhr können Sie wählen',
      link1: '/rathaus',
      linktext1: 'Wahllokal finden',
    },
  },
  langeWoerter: {
    context: {
      titel1: 'Öffentlichkeitsbeteiligungsauftaktveranstaltung',
      untertitel1:
        'Hochwasserrückhaltebeckenbesichtigungstermine, Verkehrslenkungsmaßnahmen und die Landschaftsschutzgebietsverordnung an einem Abend',
      link1: '/rathaus',
      linktext1: 'Öffentlichkeitsbeteiligungsunterlagen herunterladen',
      bildupload1: {
        bild: '/medien/ratssaal',
        bildtext: 'Ratssaal mit Tischen im Halbkreis und Stadtwappen',
        bildcopyright: 'Stadt Rebenau',
        bildfokus: '50% 50%',
      },
    },
  },
  raueEingaben: {
    context: {
      titel1: '<script>alert(1)</script> & "quotes"',
      untertitel1: 'ÄÖÜäöüß Überübergrößenöltränkwürfel <b>nicht fett</b>',
      link1: '/suche/?q=%22%3Cb%3E%22&seite=1',
      linktext1: '<u>Los</u> & "weiter"',
      bildupload1: {
        bild: '/medien/wochenmarkt',
        bildtext: '"Markt" <img src=x onerror=alert(1)> & mehr',
        bildcopyright: '<i>Stadt</i> & "Partner"',
      },
      titel2: '5 < 7 && 7 > 5',
      untertitel2: '{{7*7}} ${7*7} %s &amp; &lt;',
    },
  },
} satisfies Examples<typeof heroSlider>
