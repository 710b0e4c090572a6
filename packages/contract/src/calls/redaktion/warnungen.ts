import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { verbleibe, warnquelleStand, warnung } from '../../entities/warnung.ts'
import { beispielwarnung } from '../warnungen.ts'
import { desk, reading, releasing } from './desk-call.ts'

const moment = z.iso.datetime({ offset: true })

const eingang = z.object({
  ...warnung.shape,
  verbleib: z.enum(verbleibe),
  ausgeblendet: z.object({ am: moment, von: z.string(), grund: z.string() }).nullable(),
})

/** Official warnings as received, and how the town handles them. */
export const warnungenRedaktionCalls = {
  redaktionWarnungen: defineCall({
    name: 'redaktionWarnungen',
    method: 'GET',
    path: desk('warnungen'),
    summary: 'Amtliche Warnungen, die für die Region eingegangen sind, und wie die Warndienste antworten',
    ...reading,
    answer: z.object({
      data: z.array(eingang),
      quellen: z.array(
        z.object({
          ...warnquelleStand.shape,
          /** The error of the last attempt, as text; empty without one. */
          fehler: z.string(),
          naechster_versuch: moment.nullable(),
        }),
      ),
      /** False if the operator has set no region; then no service is queried. */
      eingerichtet: z.boolean(),
      /** The month of the list of cells and municipalities, if it is older than a year. */
      liste_veraltet: z.string().optional(),
      /** Whether the caller may hide a warning. */
      aenderbar: z.boolean(),
    }),
    examples: [
      {
        summary: 'Eine ist zu sehen',
        answer: {
          data: [{ ...beispielwarnung, verbleib: 'sichtbar', ausgeblendet: null }],
          quellen: [
            {
              quelle: 'dwd',
              titel: 'Deutscher Wetterdienst',
              stand: '2026-11-20T11:00:00.000Z',
              gestoert: false,
              zustand: 'frisch',
              fehler: '',
              naechster_versuch: '2026-11-20T11:05:00.000Z',
            },
          ],
          eingerichtet: true,
          aenderbar: true,
        },
      },
    ],
  }),

  /** Reads the services within seconds instead of at their next time; refused if they were read just now. */
  redaktionWarnungenLesen: defineCall({
    name: 'redaktionWarnungenLesen',
    method: 'POST',
    path: desk('warnungen/lesen'),
    summary: 'Die Warndienste jetzt lesen',
    ...reading,
    answer: z.object({}),
    examples: [{ summary: 'Sie werden gelesen', answer: {} }],
  }),

  /** Hides a warning on the website, or shows it again. It is visible again when the service says something new. */
  redaktionWarnungAusblenden: defineCall({
    name: 'redaktionWarnungAusblenden',
    method: 'POST',
    path: desk('warnungen/{id}/ausblenden'),
    summary: 'Eine amtliche Warnung mit Grund von der Website nehmen oder wieder zeigen',
    ...releasing,
    params: z.object({ id: z.string().max(100) }),
    body: z.object({
      ausgeblendet: z.boolean(),
      grund: z.string().trim().max(300).default(''),
    }),
    answer: z.object({}),
    examples: [
      {
        summary: 'Sie betrifft die Stadt nicht',
        params: { id: beispielwarnung.id },
        body: { ausgeblendet: true, grund: 'Betrifft nur den Ortsteil der Nachbarstadt.' },
        answer: {},
      },
    ],
  }),
}
