import * as z from 'zod'
import { defineCall } from '../call.ts'
import { rueckmeldung as body } from '../entities/rueckmeldung.ts'

/**
 * Counts an answer to "War diese Seite hilfreich?" for a public page, and stores the comment; nothing about
 * the visitor is stored with it. Offered only if the town wants it (`stadt.rueckmeldungen`).
 */
export const rueckmeldung = defineCall({
  name: 'rueckmeldung',
  method: 'POST',
  path: '/api/cms/rueckmeldungen',
  summary: 'War diese Seite hilfreich? Eine Antwort, auf Wunsch mit einem Text',
  right: 'oeffentlich',
  stores: true,
  body,
  answer: z.object({}),
  examples: [
    { summary: 'Ja', body: { pfad: '/rathaus/buergerbuero/ausweis', hilfreich: true }, answer: {} },
    {
      summary: 'Ein Text zu einer Antwort, die schon gezählt ist',
      body: {
        pfad: '/rathaus/buergerbuero/ausweis',
        hilfreich: false,
        text: 'Was kostet ein Passbild?',
        nachtrag: true,
      },
      answer: {},
    },
  ],
})
