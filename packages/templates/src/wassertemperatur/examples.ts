import type { Examples } from '../template.ts'
import type { Messung } from './load.ts'
import type { wassertemperatur } from './schema.ts'

const becken = [
  { titel: 'Schwimmerbecken', grad: 23.5 },
  { titel: 'Nichtschwimmerbecken', grad: 26 },
]

export const examples = {
  standard: {
    context: { titel: 'So warm ist das Wasser', becken, gemessen_am: '2026-07-14T08:30:00+02:00' },
    data: { istAktuell: true },
  },
  einBecken: {
    context: {
      becken: [{ titel: 'Altrhein am Steg', grad: 19.2 }],
      gemessen_am: '2026-07-14T08:30:00+02:00',
    },
    data: { istAktuell: true },
  },
  winter: {
    context: {
      becken,
      gemessen_am: '2026-09-13T08:30:00+02:00',
      text: 'Im Winter sind die Becken leer. Ab Mai messen wir wieder jeden Morgen um 08:30\u00a0Uhr.',
    },
    data: { istAktuell: false },
  },
  ohneMessung: { context: {}, data: { istAktuell: false } },
  langeWoerter: {
    context: {
      titel: 'Wassertemperaturmessstellenübersicht',
      becken: [{ titel: 'Hochwasserrückhaltebeckenauslaufbauwerksmessstelle', grad: -4.5 }],
      gemessen_am: '2026-07-14T08:30:00+02:00',
    },
    data: { istAktuell: true },
  },
  raueEingaben: {
    context: {
      titel: '<script>alert(1)</script>',
      becken: [{ titel: '"><img src=x onerror=alert(1)>', grad: 45 }],
      gemessen_am: '2026-07-14T08:30:00+02:00',
      text: '<b>nicht fett</b> & ÄÖÜ',
    },
    data: { istAktuell: true },
  },
} satisfies Examples<typeof wassertemperatur, Messung>
