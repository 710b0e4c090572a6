import type { Examples } from '../template.ts'
import type { BekanntmachungenData } from './load.ts'
import type { bekanntmachungen } from './schema.ts'

const auslegung = {
  titel: 'Bebauungsplan „Rebgarten“: Auslegung des Entwurfs',
  art: 'Bebauungsplan',
  einleitung: 'Der Entwurf liegt vom 23. November bis 23. Dezember 2026 aus.',
  datum_von: '2026-11-20T06:00:00+01:00',
  datum_bis: '2026-12-24T00:00:00+01:00',
  dateien: [],
  detailURL: '/bekanntmachungen/bebauungsplan-rebgarten-auslegung',
}
const satzung = {
  titel: 'Satzung über die Erhebung der Hundesteuer',
  art: 'Satzung',
  einleitung: '',
  datum_von: '2026-11-02T06:00:00+01:00',
  dateien: [],
  detailURL: '/bekanntmachungen/hundesteuersatzung',
}
const data: BekanntmachungenData = {
  bekanntmachungen: [auslegung, satzung],
  archiv: false,
  pagination: { page: 1, pages: 1 },
}

export const examples = {
  standard: { context: { titel: 'Öffentliche Bekanntmachungen' }, data },
  ohneTitel: { context: {}, data },
  archiv: { context: {}, data: { ...data, archiv: true, pagination: { page: 2, pages: 3 } } },
  keine: { context: {}, data: { ...data, bekanntmachungen: [] } },
  leeresArchiv: { context: {}, data: { ...data, bekanntmachungen: [], archiv: true } },
  raueEingaben: {
    context: { titel: '<script>alert(1)</script>' },
    data: {
      ...data,
      bekanntmachungen: [
        {
          ...auslegung,
          titel: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung <b>neu</b>',
          einleitung: '"><img src=x onerror=alert(1)>',
        },
      ],
    },
  },
} satisfies Examples<typeof bekanntmachungen, BekanntmachungenData>
