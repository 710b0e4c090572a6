import * as z from 'zod'
import { defineCall } from '../call.ts'
import { listOf } from '../entities/list.ts'
import { stellenanzeige } from '../entities/stelle.ts'
import { proSeite, seite } from './order.ts'

/** Jobs of the town with an open application deadline, the newest first. */
export const stellen = defineCall({
  name: 'stellen',
  method: 'GET',
  path: '/api/cms/stellen',
  summary: 'Liste der freien Stellen',
  right: 'oeffentlich',
  query: z.object({ seite, pro_seite: proSeite(100) }),
  answer: listOf(stellenanzeige),
  examples: [
    {
      summary: 'Eine Stelle',
      query: {},
      answer: {
        data: [
          {
            id: 'sachbearbeitung-bauantraege',
            titel: 'Sachbearbeitung Bauanträge (m/w/d)',
            bereich: 'Verwaltung',
            employmentType: ['FULL_TIME', 'PART_TIME'],
            umfang: '50 bis 100 Prozent',
            entgeltgruppe: 'EG 9b TVöD',
            entgelt_von: 3714,
            entgelt_bis: 5038,
            datePosted: '2026-11-16T08:00:00+01:00',
            validThrough: '2026-12-14T00:00:00+01:00',
            detailURL: '/rathaus/stellen/sachbearbeitung-bauantraege',
          },
        ],
        pagination: { page: 1, pages: 1 },
      },
    },
  ],
})
