import { sitzung as meeting, rau, technik } from '../rat/examples.ts'
import type { Examples } from '../template.ts'
import type { SitzungData } from './load.ts'
import type { sitzung } from './schema.ts'

const context = { sitzung: meeting.id }
const { datum_bis: _, niederschrift: __, ...coming } = meeting
const kommend: SitzungData = {
  sitzung: {
    ...coming,
    datum_von: '2026-12-08T18:30:00+01:00',
    zustand: 'eingeladen',
    tagesordnung: Array.from(meeting.tagesordnung, ({ ergebnis: _1, abstimmung: _2, ...punkt }) => ({
      ...punkt,
      beschluss: '',
    })),
    teilnahmen: [],
  },
  istVorbei: false,
}
const of = (more: Partial<SitzungData['sitzung']>): SitzungData => ({
  sitzung: { ...kommend.sitzung, ...more },
  istVorbei: false,
})

export const examples = {
  standard: { context, data: { sitzung: meeting, istVorbei: true } },
  eingeladen: { context, data: kommend },
  geplant: { context, data: of({ zustand: 'geplant', tagesordnung: [], gemeinsam_mit: [technik] }) },
  abgesagt: {
    context,
    data: of({ zustand: 'abgesagt', grund: 'Die Bürgermeisterin ist erkrankt.', tagesordnung: [] }),
  },
  verlegt: {
    context,
    data: of({
      verlegt_von: '2026-12-01T18:30:00+01:00',
      grund: 'Der Ratssaal ist am 1. Dezember belegt.',
    }),
  },
  zurueckgenommen: {
    context,
    data: of({
      zurueckgenommen: { am: '2026-11-18', grund: 'Die Sitzung war doppelt eingetragen.' },
      tagesordnung: [],
    }),
  },
  einstimmig: {
    context,
    data: of({
      zustand: 'durchgefuehrt',
      tagesordnung: Array.from(meeting.tagesordnung, punkt => ({
        ...punkt,
        ergebnis: 'angenommen',
        abstimmung: { ja: 21, nein: 0, enthaltungen: 0 },
      })),
    }),
  },
  raueEingaben: {
    context,
    data: of({
      ort: rau,
      hinweis: rau,
      grund: rau,
      verlegt_von: '2026-12-01T18:30:00+01:00',
      tagesordnung: [
        {
          kennung: 'rau',
          nummer: '12.3.4 b',
          titel: rau,
          text: rau,
          beschluss: rau,
          ergebnis: 'vertagt',
          abstimmung: { ja: 0, nein: 0, enthaltungen: 0 },
          dateien: [],
        },
      ],
    }),
  },
} satisfies Examples<typeof sitzung, SitzungData>
