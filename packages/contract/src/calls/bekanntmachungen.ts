import * as z from 'zod'
import { defineCall } from '../call.ts'
import { bekanntmachung } from '../entities/bekanntmachung.ts'
import { listOf } from '../entities/list.ts'
import { proSeite, seite } from './order.ts'

/** Public notices, the newest first: those in force, or the archive. */
export const bekanntmachungen = defineCall({
  name: 'bekanntmachungen',
  method: 'GET',
  path: '/api/cms/bekanntmachungen',
  summary: 'Liste der öffentlichen Bekanntmachungen',
  right: 'oeffentlich',
  query: z.object({
    archiv: z
      .stringbool({ truthy: ['true'], falsy: ['false'] })
      .default(false)
      .meta({ description: 'true: nur abgelaufene, false: nur aktuelle' }),
    seite,
    pro_seite: proSeite(20),
  }),
  answer: listOf(bekanntmachung),
  examples: [
    {
      summary: 'Ein Bebauungsplan wird ausgelegt',
      query: {},
      answer: {
        data: [
          {
            titel: 'Bebauungsplan „Rebgarten“: Auslegung des Entwurfs',
            art: 'Bebauungsplan',
            einleitung: 'Der Entwurf liegt vom 23. November bis 23. Dezember 2026 aus.',
            datum_von: '2026-11-20T06:00:00+01:00',
            datum_bis: '2026-12-24T00:00:00+01:00',
            dateien: [
              {
                titel: 'Bekanntmachung im Wortlaut',
                url: '/medien/bekanntmachung-bebauungsplan-rebgarten.pdf',
                groesse: 48_213,
                typ: 'application/pdf',
              },
            ],
            detailURL: '/bekanntmachungen/bebauungsplan-rebgarten-auslegung',
          },
        ],
        pagination: { page: 1, pages: 1 },
      },
    },
  ],
})
