import * as z from 'zod'
import { defineCall } from '../call.ts'
import { adresse } from '../entities/adresse.ts'
import { listOf } from '../entities/list.ts'
import { seite } from './order.ts'

/** Every public page with the moment of its last change, in a stable order, for the sitemap. */
export const adressen = defineCall({
  name: 'adressen',
  method: 'GET',
  path: '/api/cms/adressen',
  summary: 'Liste der öffentlichen Adressen',
  right: 'oeffentlich',
  query: z.object({
    seite,
    pro_seite: z.coerce
      .number()
      .int()
      .min(1)
      .max(10_000)
      .default(1_000)
      .meta({ description: 'Adressen je Seite, höchstens 10000' }),
  }),
  answer: listOf(adresse),
  examples: [
    {
      summary: 'Drei Adressen',
      query: {},
      answer: {
        data: [
          { url: '/', geaendert: '2026-11-18T07:00:00.000Z' },
          { url: '/aktuelles/wochenmarkt-kirchplatz', geaendert: '2026-11-18T07:00:00.000Z' },
          { url: '/rathaus', geaendert: '2026-10-02T13:30:00.000Z' },
        ],
        pagination: { page: 1, pages: 1 },
      },
    },
  ],
})
