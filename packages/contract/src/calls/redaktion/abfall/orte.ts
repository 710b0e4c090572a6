import * as z from 'zod'
import { defineCall } from '../../../call.ts'
import { abfallort, abfallortAngaben, abfallortId } from '../../../entities/abfall/abfallort.ts'
import { abfalltermin } from '../../../entities/abfall/abfalltermin.ts'
import { abfalltourId, abfalltourKopf } from '../../../entities/abfall/abfalltour.ts'
import { givenLine } from '../../../given-text.ts'
import { kelterstrasse } from '../../abfall/beispiele.ts'
import { seite } from '../../order.ts'
import { desk } from '../desk-call.ts'
import { anzahl, keeping } from './abfall-call.ts'
import { kopf } from './beispiele.ts'

const ortParams = z.object({ id: abfallortId })

/** Streets, and the tours that serve them. */
export const orteCalls = {
  redaktionAbfallorte: defineCall({
    name: 'redaktionAbfallorte',
    method: 'GET',
    path: desk('abfall/orte'),
    summary: 'Straßen, in denen Abfall geholt wird',
    ...keeping,
    query: z.object({
      suche: givenLine(120).optional(),
      ort: givenLine(80).optional(),
      tour: abfalltourId.optional(),
      seite,
      pro_seite: z.coerce.number().int().min(1).max(5_000).default(100),
    }),
    answer: z.object({
      data: z.array(abfallort.extend({ touren: anzahl })),
      gesamt: anzahl,
      mehr: z.boolean(),
    }),
    examples: [
      {
        summary: 'Eine Straße',
        query: {},
        answer: { data: [{ ...kelterstrasse, touren: 1 }], gesamt: 1, mehr: false },
      },
    ],
  }),

  redaktionAbfallort: defineCall({
    name: 'redaktionAbfallort',
    method: 'GET',
    path: desk('abfall/orte/{id}'),
    summary: 'Was eine Straße bekommt: Touren und Termine',
    ...keeping,
    params: ortParams,
    answer: z.object({
      ort: abfallort,
      touren: z.array(abfalltourKopf),
      termine: z.array(abfalltermin),
    }),
    examples: [
      {
        summary: 'Eine Straße mit einer Tour',
        params: { id: kelterstrasse.id },
        answer: { ort: kelterstrasse, touren: [kopf], termine: [] },
      },
    ],
  }),

  redaktionAbfallortAnlegen: defineCall({
    name: 'redaktionAbfallortAnlegen',
    method: 'POST',
    path: desk('abfall/orte'),
    summary: 'Eine Straße oder einen Teil davon anlegen',
    ...keeping,
    body: abfallortAngaben.extend({ touren: z.array(abfalltourId).max(200).default([]) }),
    answer: abfallort,
    examples: [
      {
        summary: 'Eine Straße',
        body: { ort: 'Kernstadt', strasse: 'Kelterstraße' },
        answer: kelterstrasse,
      },
    ],
  }),

  redaktionAbfallortAendern: defineCall({
    name: 'redaktionAbfallortAendern',
    method: 'PUT',
    path: desk('abfall/orte/{id}'),
    summary: 'Eine Straße ändern und welche Touren sie anfahren; ihre Kalender bleiben dieselben',
    ...keeping,
    params: ortParams,
    body: abfallortAngaben.extend({ touren: z.array(abfalltourId).max(200) }),
    answer: abfallort,
    examples: [
      {
        summary: 'Eine Straße',
        params: { id: kelterstrasse.id },
        body: { ort: 'Kernstadt', strasse: 'Kelterstraße', touren: [kopf.id] },
        answer: kelterstrasse,
      },
    ],
  }),

  redaktionAbfallortLoeschen: defineCall({
    name: 'redaktionAbfallortLoeschen',
    method: 'DELETE',
    path: desk('abfall/orte/{id}'),
    summary: 'Eine Straße löschen; wer dort erinnert wird, wird es nicht mehr',
    ...keeping,
    params: ortParams,
    answer: z.object({}),
    examples: [{ summary: 'Eine Straße', params: { id: kelterstrasse.id }, answer: {} }],
  }),
} as const
