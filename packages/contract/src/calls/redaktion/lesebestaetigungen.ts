import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { inhaltId } from '../../entities/redaktion.ts'
import * as beispiel from './beispiele.ts'
import { desk } from './desk-call.ts'

const name = z.string()

/** Confirmations of staff that they have read a text. */
export const lesebestaetigungenCalls = {
  redaktionLesebestaetigungen: defineCall({
    name: 'redaktionLesebestaetigungen',
    method: 'GET',
    path: desk('inhalte/{id}/lesebestaetigungen'),
    summary: 'Wer einen Beitrag des Intranets als gelesen bestätigt hat, und wer noch nicht',
    realm: 'redaktion',
    right: 'lesebestaetigungen-lesen',
    params: z.object({ id: inhaltId }),
    answer: z.object({
      gelesen: z.array(
        z.object({
          name,
          am: z.iso.datetime({ offset: true }),
          /** The text has changed since the confirmation. */
          frueher: z.boolean(),
        }),
      ),
      offen: z.array(z.object({ name })),
    }),
    examples: [
      {
        summary: 'Eine hat gelesen, einer noch nicht',
        params: { id: beispiel.id },
        answer: {
          gelesen: [{ name: 'Miriam Huber', am: '2026-11-11T08:15:00.000Z', frueher: false }],
          offen: [{ name: 'Jan Oberle' }],
        },
      },
    ],
  }),
}
