import * as z from 'zod'
import { defineCall } from '../../../call.ts'
import { bearbeiter } from '../../../entities/redaktion.ts'
import * as beispiel from '../beispiele.ts'
import { desk } from '../desk-call.ts'
import { marktplatz } from './beispiele.ts'
import { keeping, medium, params } from './medium.ts'

const moment = z.iso.datetime({ offset: true })

/** Deleted files, which can be restored for some time. */
export const medienpapierkorbCalls = {
  redaktionMediumLoeschen: defineCall({
    name: 'redaktionMediumLoeschen',
    method: 'DELETE',
    path: desk('medien/{datei}'),
    summary: 'Für 30 Tage in den Papierkorb legen, wenn niemand es mehr verwendet; sonst „verlinkt“',
    ...keeping,
    params,
    answer: z.object({}),
    examples: [{ summary: 'Gelöscht', params: { datei: 'marktplatz' }, answer: {} }],
  }),

  redaktionGeloeschteMedien: defineCall({
    name: 'redaktionGeloeschteMedien',
    method: 'GET',
    path: desk('geloeschte-medien'),
    summary: 'Bilder und Dokumente im Papierkorb, das zuletzt gelöschte zuerst',
    ...keeping,
    query: z.object({
      seite: z.coerce.number().int().min(1).max(10_000).default(1),
      pro_seite: z.coerce.number().int().min(1).max(100).default(50),
    }),
    /** Only files that the caller may see. */
    answer: z.object({
      data: z.array(medium.extend({ geloescht_am: moment, geloescht_von: bearbeiter })),
      mehr: z.boolean(),
    }),
    examples: [
      {
        summary: 'Ein gelöschtes Bild',
        query: {},
        answer: {
          data: [{ ...marktplatz, geloescht_am: '2026-11-21T08:00:00.000Z', geloescht_von: beispiel.anna }],
          mehr: false,
        },
      },
    ],
  }),

  redaktionMediumZurueckholen: defineCall({
    name: 'redaktionMediumZurueckholen',
    method: 'POST',
    path: desk('medien/{datei}/zurueckholen'),
    summary: 'Aus dem Papierkorb zurückholen; die Adresse ist dieselbe',
    ...keeping,
    params,
    answer: medium,
    examples: [{ summary: 'Wieder da', params: { datei: 'marktplatz' }, answer: marktplatz }],
  }),
}
