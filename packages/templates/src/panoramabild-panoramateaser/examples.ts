import type { Examples } from '../template.ts'
import type { panoramabildPanoramateaser } from './schema.ts'

const panorama = {
  bild: '/medien/panorama-rebenau',
  bildtext: 'Blick vom Rebberg über die Dächer von Rebenau bis zum Rhein',
  bildcopyright: 'Stadt Rebenau',
  bildfokus: '50% 55%',
}
const herbst = {
  bild: '/medien/weinberge-herbst',
  bildtext: 'Weinberge im Herbst, gelbe und rote Reben im Abendlicht',
  bildcopyright: 'Stadt Rebenau',
  bildfokus: '40% 50%',
}

export const examples = {
  standard: {
    context: {
      bildupload: panorama,
      titel: 'Vom Rebberg bis zum Rhein',
      text: 'Vier Rundwege führen durch Weinberge, Altstadt und Auwald. Der kürzeste dauert 40\u00a0Minuten und ist für Kinderwagen und Rollstuhl geeignet.',
      link: '/stadt/rundwege',
      linktext: 'Rundwege ansehen',
    },
  },
  parallaxAn: {
    context: {
      bildupload: herbst,
      parallax: 'on',
      titel: 'Wein aus Rebenau',
      text: 'Zwölf Betriebe keltern hier Grauburgunder, Riesling und Spätburgunder.',
      link: '/stadt/wein',
      linktext: 'Betriebe kennenlernen',
    },
  },
  ohneText: { context: { bildupload: panorama } },
  ohneLink: {
    context: {
      bildupload: herbst,
      titel: 'Lese bis Mitte Oktober',
      text: 'Während der Lese sind die Wirtschaftswege am Steinberg werktags den Winzerbetrieben vorbehalten.',
    },
  },
  ohneUrheber: {
    context: {
      bildupload: { bild: '/medien/rheinaue-nebel', bildtext: 'Morgennebel über dem Altrhein' },
      titel: 'Der Altrhein am Morgen',
      link: '/stadt/rundwege',
    },
  },
  schmueckendesBild: {
    context: {
      bildupload: { bild: '/medien/weinberge-fruehling', bildtext: '', bildcopyright: 'Stadt Rebenau' },
      titel: 'Frühling in Lindenhof',
      text: 'Ab Ende März blühen die Mandelbäume am Hohlweg.',
    },
  },
  langeWoerter: {
    context: {
      bildupload: panorama,
      titel: 'Landschaftsschutzgebietsverordnungsänderungsverfahren',
      text: 'Die Öffentlichkeitsbeteiligungsunterlagen liegen im Stadtplanungsamtsbesprechungszimmer aus.',
      link: '/rathaus',
      linktext: 'Öffentlichkeitsbeteiligungsunterlagen herunterladen',
    },
  },
  raueEingaben: {
    context: {
      bildupload: {
        bild: '/medien/panorama-rebenau',
        bildtext: 'Panorama "mit Anführung" & <b>Markup</b>',
        bildcopyright: '<script>alert(1)</script> & "Söhne"',
      },
      titel: '<h1>ÄÖÜ</h1> & "quotes"',
      text: '<script>alert(1)</script> Übermäßig äußerst größere Überschüsse',
      link: '/stadt?a=1&b=2',
      linktext: '"Mehr" <sofort>',
    },
  },
} satisfies Examples<typeof panoramabildPanoramateaser>
