import type { Examples } from '../template.ts'
import type { veranstaltung } from './schema.ts'

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
  },
  ohneOrt: {
    context: {
      titel: 'Sirenenprobe im ganzen Stadtgebiet',
      datum_von: '2027-09-09T11:00:00+02:00',
      datum_bis: '2027-09-09T11:45:00+02:00',
      text: '<p>Der auf- und abschwellende Ton dauert eine Minute. Sie müssen nichts tun.</p>',
      rubriken: [{ rubrik: 'Sicherheit' }],
    },
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
  },
  nurPflicht: {
    context: { titel: 'Waldputztag', datum_von: '2027-03-20T09:00:00+01:00' },
  },
  langeWoerter: {
    context: {
      titel: 'Hochwasserrückhaltebeckenbesichtigung und Öffentlichkeitsbeteiligungsauftakt',
      datum_von: '2027-05-22T10:00:00+02:00',
      ort: 'Regenüberlaufbeckenbetriebsgebäude am Unterweilermühlkanal',
      text: '<p>Anmeldung über die Stadtentwässerungsbetriebszentrale.</p>',
      rubriken: [{ rubrik: 'Stadtentwässerung' }, { rubrik: 'Öffentlichkeitsbeteiligung' }],
    },
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
  },
} satisfies Examples<typeof veranstaltung>
