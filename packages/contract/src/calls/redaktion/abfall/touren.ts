import * as z from 'zod'
import { defineCall } from '../../../call.ts'
import { abfallfraktion } from '../../../entities/abfall/abfallart.ts'
import { abfalltag } from '../../../entities/abfall/abfalltermin.ts'
import {
  abfalltour,
  abfalltourAngaben,
  abfalltourId,
  abfalltourKopf,
  tourtermin,
} from '../../../entities/abfall/abfalltour.ts'
import { desk } from '../desk-call.ts'
import { anzahl, keeping, tour } from './abfall-call.ts'
import { angaben, einer, ganze, kopf, named } from './beispiele.ts'

/** Tours: their rules, and the collections that follow from them. */
export const tourenCalls = {
  redaktionAbfalltouren: defineCall({
    name: 'redaktionAbfalltouren',
    method: 'GET',
    path: desk('abfall/touren'),
    summary: 'Alle Touren, nach Abfallart',
    ...keeping,
    query: z.object({ fraktion: abfallfraktion.optional() }),
    answer: z.object({ data: z.array(abfalltourKopf) }),
    examples: [{ summary: 'Eine Tour', query: {}, answer: { data: [kopf] } }],
  }),

  redaktionAbfalltour: defineCall({
    name: 'redaktionAbfalltour',
    method: 'GET',
    path: desk('abfall/touren/{id}'),
    summary: 'Eine Tour mit Straßen und Terminen eines Jahres',
    ...keeping,
    params: tour,
    query: z.object({
      /** Default: collections from today on. */
      jahr: z.coerce.number().int().min(2000).max(2100).optional(),
    }),
    answer: abfalltour,
    examples: [{ summary: 'Eine Tour', ...named, query: {}, answer: ganze }],
  }),

  redaktionAbfalltourAnlegen: defineCall({
    name: 'redaktionAbfalltourAnlegen',
    method: 'POST',
    path: desk('abfall/touren'),
    summary: 'Eine Tour anlegen, noch ohne Termine; mit derselben Kennung zweimal gesendet entsteht eine',
    ...keeping,
    largest: 200_000,
    body: abfalltourAngaben.extend({
      /** Chosen by the sender, so that a tour sent again after a lost answer is not created twice. */
      id: abfalltourId.optional(),
    }),
    answer: abfalltour,
    examples: [
      {
        summary: 'Alle zwei Wochen',
        body: { ...angaben, regel: kopf.regel, orte: [] },
        answer: { ...ganze, anzahl_orte: 0, orte: [], termine: [] },
      },
    ],
  }),

  redaktionAbfalltourAendern: defineCall({
    name: 'redaktionAbfalltourAendern',
    method: 'PUT',
    path: desk('abfall/touren/{id}'),
    summary: 'Eine Tour ändern; Termine ändern sich erst, wenn sie geplant wird',
    ...keeping,
    largest: 200_000,
    params: tour,
    body: abfalltourAngaben,
    answer: abfalltour,
    examples: [
      {
        summary: 'Ein anderer Name',
        ...named,
        body: { ...angaben, regel: kopf.regel, orte: [] },
        answer: ganze,
      },
    ],
  }),

  redaktionAbfalltourLoeschen: defineCall({
    name: 'redaktionAbfalltourLoeschen',
    method: 'DELETE',
    path: desk('abfall/touren/{id}'),
    summary: 'Eine Tour beenden: Ihre künftigen Termine entfallen, auch in den Kalendern der Leute',
    ...keeping,
    params: tour,
    answer: z.object({ entfallen: anzahl }),
    examples: [{ summary: 'Mit einem Termin', ...named, answer: { entfallen: 1 } }],
  }),

  redaktionAbfalltourPlanen: defineCall({
    name: 'redaktionAbfalltourPlanen',
    method: 'POST',
    path: desk('abfall/touren/{id}/planen'),
    summary: 'Termine nach der Regel der Tour anlegen; was von Hand geändert ist, bleibt',
    ...keeping,
    params: tour,
    body: z.object({
      von: abfalltag,
      bis: abfalltag,
      /** Returns the result without saving it. */
      nur_ansehen: z.boolean().default(false),
    }),
    answer: z.object({
      neu: anzahl,
      verschoben: anzahl,
      entfallen: anzahl,
      geblieben: anzahl,
      von_hand: anzahl,
      termine: z.array(tourtermin),
    }),
    examples: [
      {
        summary: 'Ein Monat',
        ...named,
        body: { von: '2026-12-01', bis: '2026-12-20' },
        answer: { neu: 1, verschoben: 0, entfallen: 0, geblieben: 0, von_hand: 0, termine: [einer] },
      },
    ],
  }),
} as const
