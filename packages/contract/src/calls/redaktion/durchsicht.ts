import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { befund, lesbarkeit, MOST_BEFUNDE } from '../../entities/befund.ts'
import { ansichtStaende, inhaltId } from '../../entities/redaktion.ts'
import * as beispiel from './beispiele.ts'
import { desk, reading } from './desk-call.ts'

/** Problems for visitors, reported before publication. */
export const durchsichtCalls = {
  redaktionDurchsicht: defineCall({
    name: 'redaktionDurchsicht',
    method: 'GET',
    path: desk('inhalte/{id}/durchsicht'),
    summary: 'Worüber Menschen in einem Inhalt stolpern würden, mit Rat',
    ...reading,
    params: z.object({ id: inhaltId }),
    query: z.object({ stand: z.enum(ansichtStaende).default('arbeitskopie') }),
    answer: z.object({
      /** The findings in the order of the document; if there are too many, only the most severe findings. */
      data: z.array(befund).max(MOST_BEFUNDE),
      /** Only for texts that are long enough to measure. */
      lesbarkeit: lesbarkeit.optional(),
    }),
    examples: [
      {
        summary: 'Ein Link, der nicht sagt, wohin er führt',
        params: { id: beispiel.id },
        query: {},
        answer: {
          data: [
            {
              gewicht: 'hinweis',
              regel: 'linktext',
              feld: 'content.0.context.text',
              feldname: '1. Baustein: Text',
              satz: 'Der Link „hier“ sagt nicht, wohin er führt.',
              rat: 'Nennen Sie das Ziel, zum Beispiel „Antrag auf einen Parkausweis“.',
              stelle: 'hier',
            },
          ],
          lesbarkeit: { stufe: 8.4, worte: 'gut zu lesen' },
        },
      },
    ],
  }),
}
