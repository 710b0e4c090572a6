import type { Examples } from '../template.ts'
import type { bekanntmachung } from './schema.ts'

const datei = {
  titel: 'Bekanntmachung im Wortlaut',
  url: '/medien/bekanntmachung-bebauungsplan-rebgarten.pdf',
  groesse: 48_213,
  typ: 'application/pdf' as const,
}

export const examples = {
  standard: {
    context: {
      titel: 'Bebauungsplan „Rebgarten“: Auslegung des Entwurfs',
      art: 'Bebauungsplan',
      einleitung:
        'Der Entwurf liegt vom 23. November bis 23. Dezember 2026 aus. Sie können dazu Stellung nehmen.',
      text: '<p>Der Gemeinderat hat am 10. November 2026 den Entwurf gebilligt.</p><h2>Wo Sie ihn einsehen können</h2><p>Im Bauamt, Rathaus, Zimmer 14, und hier als Datei.</p>',
      datum_von: '2026-11-20T06:00:00+01:00',
      datum_bis: '2026-12-24T00:00:00+01:00',
      beschlossen_am: '2026-11-10',
      ausgefertigt_am: '2026-11-12',
      auslegung: { ort: 'Bauamt, Rathaus, Zimmer 14', von: '2026-11-23', bis: '2026-12-23' },
      unterzeichnet_von: 'Katharina Lehmann, Bürgermeisterin',
      siegel: { art: 'qualifiziertes elektronisches Siegel', von: 'Stadt Rebenau', am: '2026-11-12' },
      dateien: [datei, { ...datei, titel: 'Begründung', url: '/medien/begruendung.pdf', groesse: 2_340_000 }],
    },
  },
  nurText: {
    context: {
      titel: 'Sitzung des Gemeinderats',
      art: 'Sitzung',
      datum_von: '2026-12-01T06:00:00+01:00',
      sitzung: { beginn: '2026-12-08T18:30:00+01:00', ort: 'Rathaus, Ratssaal' },
      unterzeichnet_von: 'Katharina Lehmann, Bürgermeisterin',
      text: '<p>Der Gemeinderat tagt am 8. Dezember 2026 um 18:30 Uhr im Ratssaal.</p>',
    },
  },
  berichtigung: {
    context: {
      titel: 'Berichtigung: Hundesteuersatzung',
      art: 'Satzung',
      datum_von: '2026-11-20T06:00:00+01:00',
      einleitung: 'In § 5 muss es 96 Euro heißen.',
      berichtigt: '/bekanntmachungen/hundesteuersatzung',
      dateien: [datei],
    },
  },
  berichtigte: {
    context: {
      titel: 'Hundesteuersatzung',
      art: 'Satzung',
      datum_von: '2026-11-16T06:00:00+01:00',
      berichtigungen: [
        {
          am: '2026-11-20T06:00:00+01:00',
          url: '/bekanntmachungen/berichtigung-hundesteuersatzung',
          titel: 'Berichtigung: Hundesteuersatzung',
        },
      ],
    },
  },
  zurueckgenommene: {
    context: {
      titel: 'Sitzung des Gemeinderats am 8. Dezember 2026',
      art: 'Sitzung',
      datum_von: '2026-12-01T06:00:00+01:00',
      zurueckgenommen: { am: '2026-12-02', grund: 'Die Sitzung ist auf den 15. Dezember 2026 verlegt.' },
      berichtigungen: [
        {
          am: '2026-12-02T09:00:00+01:00',
          url: '/bekanntmachungen/sitzung-am-15-dezember-2026',
          titel: 'Sitzung am 15. Dezember 2026',
        },
      ],
    },
  },
  raueEingaben: {
    context: {
      titel: '<script>alert(1)</script>',
      art: '"><img src=x onerror=alert(1)>',
      einleitung:
        '<b>nicht fett</b> & 3 < 5 Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
      datum_von: '2026-11-20T06:00:00+01:00',
      text: '<p>&lt;script&gt;alert(2)&lt;/script&gt;</p>',
      dateien: [{ ...datei, titel: '</a><script>alert(3)</script>' }],
    },
  },
} satisfies Examples<typeof bekanntmachung>
