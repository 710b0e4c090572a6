import * as z from 'zod'
import { defineCall } from '../call.ts'
import { veranstaltung } from '../entities/veranstaltung.ts'
import { proSeite, seite } from './order.ts'

/** Events that are not over yet, the next first. */
export const veranstaltungen = defineCall({
  name: 'veranstaltungen',
  method: 'GET',
  path: '/api/cms/veranstaltungen',
  summary: 'Liste der kommenden Veranstaltungen',
  query: z.object({ seite, pro_seite: proSeite(12) }),
  answer: z.object({ data: z.array(veranstaltung) }),
  examples: [
    {
      summary: 'Die nächsten Veranstaltungen',
      query: { seite: 1 },
      answer: {
        data: [
          {
            titel: 'Adventsmarkt auf dem Marktplatz',
            datum_von: '2026-11-28T14:00:00+01:00',
            ort: 'Marktplatz',
            bild: '/medien/marktplatz-winter',
            bildtext: 'Verschneiter Marktplatz mit beleuchteten Ständen',
            bildcopyright: 'Stadt Rebenau',
            rubriken: [{ rubrik: 'Markt', detailURL: '/veranstaltungen/adventsmarkt' }],
          },
          {
            titel: 'Vorlesenachmittag in der Bücherei',
            datum_von: '2026-12-02T15:30:00+01:00',
            rubriken: [{ rubrik: 'Kinder', detailURL: '/veranstaltungen/vorlesenachmittag' }],
          },
        ],
      },
    },
  ],
})
