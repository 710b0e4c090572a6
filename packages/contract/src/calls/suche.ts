import * as z from 'zod'
import { defineCall } from '../call.ts'
import { suchtreffer } from '../entities/suche.ts'

/** Pages of the site that hold every word of the question. */
export const suche = defineCall({
  name: 'suche',
  method: 'GET',
  path: '/api/cms/suche',
  summary: 'Suche in allen öffentlichen Inhalten',
  query: z.object({ q: z.string().trim().max(200) }),
  answer: z.object({ data: z.array(suchtreffer) }),
  examples: [
    {
      summary: 'Zwei Treffer',
      query: { q: 'Ausweis' },
      answer: {
        data: [
          {
            titel: 'Ausweis und Reisepass',
            auszug: 'Ihren Ausweis beantragen Sie im Bürgerbüro.',
            url: '/rathaus/buergerbuero/ausweis',
          },
          {
            titel: 'Bürgerbüro',
            auszug: 'Ausweis, Ummeldung, Führungszeugnis.',
            url: '/rathaus/buergerbuero',
          },
        ],
      },
    },
  ],
})
