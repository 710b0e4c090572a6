import type { Examples } from '../template.ts'
import type { Termindaten } from './load.ts'
import type { veranstaltung } from './schema.ts'

const on = (datum_von: string, datum_bis?: string): Termindaten['termin'] => ({
  datum_von,
  ...(datum_bis ? { datum_bis } : {}),
  ganztaegig: false,
  entfaellt: false,
  grund: '',
})

const data = (termin: Termindaten['termin'], more: Partial<Termindaten> = {}): Termindaten => ({
  termin,
  istVorbei: false,
  weitere: [],
  mehr: 0,
  rubriken: [{ rubrik: 'Markt', href: '/veranstaltungen?rubrik_id=1' }],
  kalender: { termin: '/veranstaltungen/termin.ics' },
  ...more,
})

const mittwochs = ['2026-12-09', '2026-12-16', '2026-12-23', '2027-01-13'].map(day =>
  Object.assign(on(`${day}T15:30:00+01:00`, `${day}T16:30:00+01:00`), {
    href: `/veranstaltungen/vorlesestunde/${day}`,
    ...(day === '2026-12-23' ? { entfaellt: true, grund: 'Weihnachtsferien' } : {}),
  }),
)

export const examples = {
  standard: {
    context: {
      titel: 'Adventsmarkt auf dem Marktplatz',
      datum_von: '2026-11-28T14:00:00+01:00',
      datum_bis: '2026-11-29T20:00:00+01:00',
      ort: 'Marktplatz',
      text: '<p>28\u00a0Buden stehen rund um den Brunnen. Am Samstag um 17:00\u00a0Uhr zünden die Kinder der Schillerschule die Lichter am Baum an, danach spielt der Posaunenchor vom Balkon des Rathauses.</p><h2>Gut zu wissen</h2><ul><li>Samstag 14:00–21:00\u00a0Uhr, Sonntag 12:00–20:00\u00a0Uhr</li><li>Der Marktplatz ist für Autos gesperrt, die Tiefgarage bleibt offen.</li><li>Ein ruhiger Raum mit Wickeltisch ist im Rathaus, Zimmer\u00a02.</li></ul>',
      bildupload: {
        bild: '/medien/marktplatz-winter',
        bildtext: 'Verschneiter Marktplatz mit beleuchteten Buden',
        bildcopyright: 'Stadt Rebenau',
        bildfokus: '50% 50%',
      },
      rubriken: [{ rubrik: 'Markt' }, { rubrik: 'Familie' }],
    },
    data: data(on('2026-11-28T14:00:00+01:00', '2026-11-29T20:00:00+01:00')),
  },
  amSelbenTag: {
    context: {
      titel: 'Vorlesenachmittag in der Bücherei',
      datum_von: '2026-12-02T15:30:00+01:00',
      datum_bis: '2026-12-02T16:30:00+01:00',
      ort: 'Stadtbücherei, Lesesaal',
      text: '<p>Für Kinder ab vier Jahren. Der Eintritt ist frei, eine Anmeldung nicht nötig.</p>',
      bildupload: {
        bild: '/medien/buecherei-lesesaal',
        bildtext: 'Lesesaal der Stadtbücherei mit hohen Regalen und einem Lesesessel am Fenster',
        bildcopyright: 'Stadt Rebenau',
        bildfokus: '50% 50%',
      },
      rubriken: [{ rubrik: 'Kinder' }],
    },
    data: data(on('2026-12-02T15:30:00+01:00', '2026-12-02T16:30:00+01:00')),
  },
  ohneEnde: {
    context: {
      titel: 'Öffentliche Sitzung des Gemeinderats',
      datum_von: '2026-12-08T18:30:00+01:00',
      ort: 'Rathaus, Ratssaal',
      text: '<p>Zu Beginn können alle, die in Rebenau wohnen, eine Frage stellen.</p>',
      bildupload: {
        bild: '/medien/ratssaal',
        bildtext: 'Ratssaal mit Tischen im Halbkreis und Stadtwappen',
        bildcopyright: 'Stadt Rebenau',
        bildfokus: '50% 50%',
      },
      rubriken: [{ rubrik: 'Rathaus' }],
    },
    data: data(on('2026-12-08T18:30:00+01:00')),
  },
  ohneOrt: {
    context: {
      titel: 'Sirenenprobe im ganzen Stadtgebiet',
      datum_von: '2027-09-09T11:00:00+02:00',
      datum_bis: '2027-09-09T11:45:00+02:00',
      text: '<p>Der auf- und abschwellende Ton dauert eine Minute. Sie müssen nichts tun.</p>',
      rubriken: [{ rubrik: 'Sicherheit' }],
    },
    data: data(on('2027-09-09T11:00:00+02:00', '2027-09-09T11:45:00+02:00')),
  },
  ohneBild: {
    context: {
      titel: 'Seniorennachmittag',
      datum_von: '2027-01-14T14:30:00+01:00',
      datum_bis: '2027-01-14T17:00:00+01:00',
      ort: 'Gemeindehaus Unterweiler',
      text: '<p>Mit Kaffee, Kuchen und Lichtbildern aus dem alten Rebenau. Den Fahrdienst bestellen Sie unter <a href="tel:+493023125140">030\u00a023125-140</a>.</p>',
      rubriken: [{ rubrik: 'Senioren' }],
    },
    data: data(on('2027-01-14T14:30:00+01:00', '2027-01-14T17:00:00+01:00')),
  },
  nurPflicht: {
    context: { titel: 'Waldputztag', datum_von: '2027-03-20T09:00:00+01:00' },
    data: data(on('2027-03-20T09:00:00+01:00'), { rubriken: [] }),
  },
  langeWoerter: {
    context: {
      titel: 'Hochwasserrückhaltebeckenbesichtigung und Öffentlichkeitsbeteiligungsauftakt',
      datum_von: '2027-05-22T10:00:00+02:00',
      ort: 'Regenüberlaufbeckenbetriebsgebäude am Unterweilermühlkanal',
      text: '<p>Anmeldung über die Stadtentwässerungsbetriebszentrale.</p>',
      rubriken: [{ rubrik: 'Stadtentwässerung' }, { rubrik: 'Öffentlichkeitsbeteiligung' }],
    },
    data: data(on('2027-05-22T10:00:00+02:00')),
  },
  serie: {
    context: {
      titel: 'Vorlesestunde in der Bücherei',
      einleitung: 'Ehrenamtliche lesen vor, die Kinder entscheiden, wie es weitergeht.',
      datum_von: '2026-12-02T15:30:00+01:00',
      ort: 'Stadtbücherei, Lesesaal',
      anschrift: { location: 'Zehntscheuer', street: 'Kirchgasse 2', zip: '76999', city: 'Rebenau' },
      veranstalter: 'Stadtbücherei Rebenau',
      kostenlos: true,
      text: '<p>Anmelden müssen Sie sich nicht.</p>',
    },
    data: data(on('2026-12-02T15:30:00+01:00', '2026-12-02T16:30:00+01:00'), {
      weitere: mittwochs,
      mehr: 1,
      rubriken: [
        { rubrik: 'Kinder', href: '/veranstaltungen?rubrik_id=2' },
        { rubrik: 'Bücherei', href: '/veranstaltungen?rubrik_id=7' },
      ],
      kalender: {
        termin: '/veranstaltungen/vorlesestunde/2026-12-02.ics',
        serie: '/veranstaltungen/vorlesestunde.ics',
      },
    }),
  },
  entfaellt: {
    context: { titel: 'Maibaumstellen', datum_von: '2027-04-30T18:00:00+02:00', ort: 'Kirchplatz' },
    data: data({ ...on('2027-04-30T18:00:00+02:00'), entfaellt: true, grund: 'Es ist Sturm angesagt.' }),
  },
  vorbei: {
    context: { titel: 'Flohmarkt', datum_von: '2026-04-17T09:00:00+02:00', eintritt: '2 €, Kinder frei' },
    data: data(on('2026-04-17T09:00:00+02:00'), { istVorbei: true }),
  },
  ganztaegig: {
    context: { titel: 'Ausstellung', datum_von: '2027-02-01T00:00:00+01:00' },
    data: data({ ...on('2027-02-01T00:00:00+01:00', '2027-02-19T23:59:00+01:00'), ganztaegig: true }),
  },
  raueEingaben: {
    context: {
      titel: '<script>alert(1)</script> & "Fest"',
      datum_von: '2027-01-01T00:00:00+01:00',
      datum_bis: '2027-01-01T23:59:00+01:00',
      ort: '<b>Überübergrößenöltränkwürfelhalle</b> & "Hof"',
      text: '<p>&lt;script&gt;alert(1)&lt;/script&gt; bleibt Text. ÄÖÜäöüß.</p>',
      bildupload: {
        bild: '/medien/weinfest-abend',
        bildtext: '"Fest" <img src=x onerror=alert(1)> & Lichter',
        bildcopyright: '<i>Stadt</i> & "Partner"',
      },
      rubriken: [{ rubrik: 'Brauchtum & "Mehr" <i>' }],
    },
    data: data(on('2027-01-01T00:00:00+01:00', '2027-01-01T23:59:00+01:00'), {
      rubriken: [{ rubrik: '<script>alert(1)</script> & "x"', href: '/veranstaltungen' }],
      weitere: mittwochs,
    }),
  },
} satisfies Examples<typeof veranstaltung, Termindaten>
