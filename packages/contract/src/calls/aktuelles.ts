import * as z from 'zod'
import { defineCall } from '../call.ts'
import { aktuellesArtikel } from '../entities/aktuelles.ts'
import { orderOf, proSeite, seite } from './order.ts'

/** News, the newest first (spec §7). */
export const aktuelles = defineCall({
  name: 'aktuelles',
  method: 'GET',
  path: '/api/cms/aktuelles',
  summary: 'Liste der Nachrichten',
  query: z.object({
    interessengruppen_id: z.coerce
      .number()
      .int()
      .min(1)
      .optional()
      .meta({ description: 'Nur Nachrichten dieser Interessengruppe' }),
    seite,
    pro_seite: proSeite(15),
    order: orderOf(['datum_von', 'sortierung'], 'datum_von:desc,sortierung:asc'),
  }),
  answer: z.object({ data: z.array(aktuellesArtikel) }),
  examples: [
    {
      summary: 'Die neuesten Nachrichten',
      query: { seite: 1, pro_seite: 2 },
      answer: {
        data: [
          {
            titel: 'Wochenmarkt zieht auf den Kirchplatz',
            einleitung: 'Wegen der Bauarbeiten am Rathaus steht der Markt bis Ostern auf dem Kirchplatz.',
            bild: '/medien/wochenmarkt',
            bildtext: 'Marktstände mit Gemüse und Blumen',
            bildcopyright: 'Stadt Rebenau',
            datum_von: '2026-11-18T08:00:00+01:00',
            detailURL: '/aktuelles/wochenmarkt-kirchplatz',
          },
          {
            titel: 'Bücherei verlängert ihre Öffnungszeiten',
            einleitung: 'Ab Dezember ist donnerstags bis 20:00 Uhr geöffnet.',
            datum_von: '2026-11-16T08:00:00+01:00',
            detailURL: '/aktuelles/buecherei-laenger-offen',
          },
        ],
      },
    },
  ],
})
