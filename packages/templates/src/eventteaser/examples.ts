import type { Veranstaltung } from '@rathausplatz/contract'
import type { Examples } from '../template.ts'
import type { eventteaser } from './schema.ts'

const adventsmarkt: Veranstaltung = {
  titel: 'Adventsmarkt auf dem Marktplatz',
  datum_von: '2026-11-28T14:00:00+01:00',
  datum_bis: '2026-11-29T20:00:00+01:00',
  ort: 'Marktplatz',
  bild: '/medien/marktplatz-winter',
  bildtext: 'Verschneiter Marktplatz mit beleuchteten Buden',
  bildcopyright: 'Stadt Rebenau',
  bildfokus: '50% 50%',
  rubriken: [{ rubrik: 'Markt', detailURL: '/veranstaltungen/adventsmarkt' }],
}
const vorlesen: Veranstaltung = {
  titel: 'Vorlesenachmittag: Der kleine Nussknacker',
  datum_von: '2026-12-02T15:30:00+01:00',
  datum_bis: '2026-12-02T16:30:00+01:00',
  ort: 'Stadtbücherei, Lesesaal',
  bild: '/medien/buecherei-lesesaal',
  bildtext: 'Lesesaal der Stadtbücherei mit hohen Regalen und einem Lesesessel am Fenster',
  bildcopyright: 'Stadt Rebenau',
  bildfokus: '50% 50%',
  rubriken: [{ rubrik: 'Kinder', detailURL: '/veranstaltungen/vorlesenachmittag' }],
}
const gemeinderat: Veranstaltung = {
  titel: 'Öffentliche Sitzung des Gemeinderats',
  datum_von: '2026-12-08T18:30:00+01:00',
  ort: 'Rathaus, Ratssaal',
  bild: '/medien/ratssaal',
  bildtext: 'Ratssaal mit Tischen im Halbkreis und Stadtwappen',
  bildcopyright: 'Stadt Rebenau',
  bildfokus: '50% 50%',
  rubriken: [{ rubrik: 'Rathaus', detailURL: '/veranstaltungen/gemeinderat' }],
}
const konzert: Veranstaltung = {
  titel: 'Winterkonzert der Jugendmusikschule',
  datum_von: '2026-12-13T17:00:00+01:00',
  datum_bis: '2026-12-13T19:00:00+01:00',
  ort: 'Rheintalhalle',
  bild: '/medien/musikschule-konzert',
  bildtext: 'Jugendliche mit Streichinstrumenten auf einer Bühne',
  bildcopyright: 'Stadt Rebenau',
  bildfokus: '50% 45%',
  rubriken: [
    { rubrik: 'Konzert', detailURL: '/veranstaltungen/winterkonzert' },
    { rubrik: 'Familie', detailURL: '/veranstaltungen/winterkonzert' },
  ],
}
const seniorennachmittag: Veranstaltung = {
  titel: 'Seniorennachmittag mit Lichtbildern aus dem alten Rebenau',
  datum_von: '2027-01-14T14:30:00+01:00',
  datum_bis: '2027-01-14T17:00:00+01:00',
  ort: 'Gemeindehaus Unterweiler',
  rubriken: [{ rubrik: 'Senioren', detailURL: '/veranstaltungen/seniorennachmittag' }],
}
const fasnacht: Veranstaltung = {
  titel: 'Großer Umzug am Fasnachtsdienstag',
  datum_von: '2027-02-09T13:33:00+01:00',
  ort: 'Von der Rheinstraße zum Marktplatz',
  bild: '/medien/fachwerkgasse-mittag',
  bildtext: 'Enge Gasse mit Fachwerkhäusern in der Mittagssonne',
  bildcopyright: 'Stadt Rebenau',
  bildfokus: '50% 50%',
  rubriken: [{ rubrik: 'Brauchtum', detailURL: '/veranstaltungen/fasnachtsumzug' }],
}
const flohmarkt: Veranstaltung = {
  titel: 'Flohmarkt rund ums Kinderzimmer',
  datum_von: '2027-04-17T09:00:00+02:00',
  datum_bis: '2027-04-17T13:00:00+02:00',
  ort: 'Schulhof der Schillerschule',
  bild: '/medien/schillerschule-vormittag',
  bildtext: 'Schulhof der Schillerschule am Vormittag, Kinder zwischen Kastanien',
  bildcopyright: 'Stadt Rebenau',
  bildfokus: '50% 50%',
  rubriken: [{ rubrik: 'Markt', detailURL: '/veranstaltungen/flohmarkt' }],
}
const freibad: Veranstaltung = {
  titel: 'Das Freibad öffnet',
  datum_von: '2027-05-08T09:00:00+02:00',
  ort: 'Freibad am Altrhein',
  bild: '/medien/freibad-sommer',
  bildtext: 'Freibad an einem Sommertag mit Sprungturm und Liegewiese',
  bildcopyright: 'Stadt Rebenau',
  bildfokus: '60% 50%',
  rubriken: [{ rubrik: 'Freizeit', detailURL: '/veranstaltungen/freibaderoeffnung' }],
}

const context = { titel: 'Was in Rebenau los ist', link: '/veranstaltungen' }

export const examples = {
  standard: {
    context,
    data: [adventsmarkt, vorlesen, gemeinderat, konzert, seniorennachmittag, fasnacht, flohmarkt, freibad],
  },
  ohneBild: {
    context,
    data: [
      seniorennachmittag,
      {
        titel: 'Bürgersprechstunde mit Bürgermeisterin Katharina Lehmann',
        datum_von: '2027-01-21T16:00:00+01:00',
        datum_bis: '2027-01-21T18:00:00+01:00',
        ort: 'Rathaus, Zimmer 12',
        rubriken: [{ rubrik: 'Rathaus', detailURL: '/veranstaltungen/buergersprechstunde' }],
      },
      adventsmarkt,
    ],
  },
  eines: { context, data: [adventsmarkt] },
  vier: { context, data: [adventsmarkt, vorlesen, gemeinderat, konzert] },
  keine: { context, data: [] },
  ohneWeitere: {
    context: { titel: 'Nächste Termine der Bücherei' },
    data: [vorlesen, konzert],
  },
  eigenerLinktext: {
    context: { titel: 'Termine für Familien', link: '/veranstaltungen', linktext: 'Alle Termine ansehen' },
    options: { limit: 3 },
    data: [vorlesen, konzert, flohmarkt],
  },
  ohneRubrik: {
    context,
    data: [
      {
        titel: 'Sirenenprobe im ganzen Stadtgebiet',
        datum_von: '2027-09-09T11:00:00+02:00',
        rubriken: [],
      },
    ],
  },
  raueEingaben: {
    context: {
      titel: '<script>alert(1)</script> & "Termine"',
      link: '/veranstaltungen?a=%221%22&b=%3C2%3E',
      linktext: '<b>Alle</b> & "mehr"',
    },
    data: [
      {
        titel: '<img src=x onerror=alert(1)> & "Fest"',
        datum_von: '2027-06-19T23:59:00+02:00',
        ort: 'Überübergrößenöltränkwürfelhalle <b>',
        bild: '/medien/weinfest-abend',
        bildtext: '"Fest" <script>alert(1)</script> & Lichter',
        bildcopyright: '<i>Stadt</i> & "Partner"',
        rubriken: [{ rubrik: 'Brauchtum & "Mehr" <i>', detailURL: '/veranstaltungen/sommerfest' }],
      },
      {
        titel:
          'Straßenverkehrszulassungsangelegenheiteninformationsveranstaltung und Landschaftsschutzgebietsverordnungsänderung',
        datum_von: '2027-01-01T00:00:00+01:00',
        rubriken: [{ rubrik: 'Öffentlichkeitsbeteiligung', detailURL: '/veranstaltungen/adventsmarkt' }],
      },
    ],
  },
} satisfies Examples<typeof eventteaser, readonly Veranstaltung[]>
