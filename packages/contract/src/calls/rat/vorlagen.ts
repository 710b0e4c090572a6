import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { listOf } from '../../entities/list.ts'
import { vorlage, vorlageUebersicht } from '../../entities/vorlage.ts'
import { proSeite, seite } from '../order.ts'
import { id, imJahr, jahre, vomGremium } from './auswahl.ts'
import { gemeinderat, sprungturm } from './beispiele.ts'

/** Papers of public meetings, the newest first. */
export const vorlagen = defineCall({
  name: 'vorlagen',
  method: 'GET',
  path: '/api/cms/rat/vorlagen',
  summary: 'Vorlagen des Rates',
  right: 'oeffentlich',
  query: z.object({
    gremium: vomGremium,
    jahr: imJahr('Jahr der Vorlage'),
    seite,
    pro_seite: proSeite(20),
  }),
  answer: listOf(vorlageUebersicht).extend({ jahre }),
  examples: [
    {
      summary: 'Eine Vorlage',
      query: { gremium: 'gemeinderat', jahr: 2026 },
      answer: { data: [sprungturm], jahre: [2026], pagination: { page: 1, pages: 1 } },
    },
  ],
})

export const vorlageCall = defineCall({
  name: 'vorlage',
  method: 'GET',
  path: '/api/cms/rat/vorlagen/{id}',
  summary: 'Eine Vorlage mit ihrer Beratungsfolge',
  right: 'oeffentlich',
  params: id,
  answer: vorlage,
  examples: [
    {
      summary: 'Eine Vorlage, über die abgestimmt wurde',
      params: { id: 'sprungturm' },
      answer: {
        ...sprungturm,
        beschlussvorschlag: 'Der Gemeinderat beschließt die Sanierung.',
        beratungen: [
          {
            sitzung: {
              id: 'gemeinderat-2026-11-10',
              name: 'Sitzung des Gemeinderats',
              detailURL: '/rathaus/gemeinderat/sitzungen/gemeinderat-2026-11-10',
            },
            gremium: gemeinderat,
            datum_von: '2026-11-10T18:30:00+01:00',
            zustand: 'durchgefuehrt',
            nummer: '2',
            ergebnis: 'angenommen',
            abstimmung: { ja: 17, nein: 1, enthaltungen: 1 },
          },
        ],
      },
    },
  ],
})
