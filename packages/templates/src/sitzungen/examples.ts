import { monthAsked, monthSheet } from '../month-sheet/month.ts'
import { gremienwahl, naechste, rau, sitzung, uebersicht } from '../rat/examples.ts'
import type { Examples } from '../template.ts'
import type { SitzungenData } from './load.ts'
import type { sitzungen } from './schema.ts'

const path = '/rathaus/gemeinderat/sitzungen'
const liste: SitzungenData['liste'] = {
  naechste,
  fruehere: [uebersicht(sitzung)],
  jahr: 2026,
  jahre: [2026, 2025, 2024],
  pagination: { page: 1, pages: 1 },
}
const data: SitzungenData = { path, gremien: gremienwahl, gremium: '', liste, kalender: null }
const kalender = monthSheet(
  monthAsked(new URLSearchParams('monat=2026-12'), new Date('2026-11-20T12:00:00+01:00')),
  tag =>
    naechste
      .filter(({ datum_von }) => datum_von.startsWith(tag))
      .map(({ titel, detailURL, datum_von, zustand }) => ({
        titel,
        href: detailURL,
        datum_von,
        mitUhrzeit: true,
        entfaellt: zustand === 'abgesagt',
      })),
  monat => `${path}?ansicht=kalender${monat ? `&monat=${monat}` : ''}`,
)

export const examples = {
  standard: { context: {}, data },
  mitTitel: { context: { titel: 'Sitzungen' }, data: { ...data, gremium: 'gemeinderat' } },
  kalender: { context: {}, data: { ...data, liste: null, kalender } },
  keine: {
    context: {},
    data: {
      ...data,
      gremien: [],
      liste: { naechste: [], fruehere: [], jahr: null, jahre: [], pagination: { page: 1, pages: 1 } },
    },
  },
  zurueckgeblaettert: {
    context: {},
    data: { ...data, liste: { ...liste, naechste: [], jahr: 2025, pagination: { page: 2, pages: 3 } } },
  },
  raueEingaben: {
    context: { titel: rau },
    data: {
      ...data,
      liste: {
        ...liste,
        naechste: Array.from(naechste, one => ({ ...one, titel: rau, ort: rau, grund: rau })),
      },
    },
  },
} satisfies Examples<typeof sitzungen, SitzungenData>
