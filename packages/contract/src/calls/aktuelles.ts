import * as z from 'zod'
import { defineCall } from '../call.ts'
import { aktuellesArtikel, archivmonat } from '../entities/aktuelles.ts'
import { listOf } from '../entities/list.ts'
import { orderOf, proSeite, seite } from './order.ts'

const jahr = z.coerce.number().int().min(1970).max(9998).meta({ description: 'Nur aus diesem Jahr' })
const monat = z.coerce
  .number()
  .int()
  .min(1)
  .max(12)
  .meta({ description: 'Nur aus diesem Monat des Jahres; ohne Jahr ohne Wirkung' })

/** News, the newest first (spec §7). */
export const aktuelles = defineCall({
  name: 'aktuelles',
  method: 'GET',
  path: '/api/cms/aktuelles',
  summary: 'Liste der Nachrichten',
  right: 'oeffentlich',
  query: z.object({
    interessengruppen_id: z.coerce
      .number()
      .int()
      .min(1)
      .optional()
      .meta({ description: 'Nur Nachrichten dieser Interessengruppe' }),
    jahr: jahr.optional(),
    monat: monat.optional(),
    seite,
    pro_seite: proSeite(15),
    order: orderOf(['datum_von', 'sortierung'], 'datum_von:desc,sortierung:asc'),
  }),
  answer: listOf(aktuellesArtikel),
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

/** The months with news, the newest first, and their numbers of articles. */
export const aktuellesArchiv = defineCall({
  name: 'aktuellesArchiv',
  method: 'GET',
  path: '/api/cms/aktuelles/archiv',
  summary: 'Archiv der Nachrichten nach Jahr und Monat',
  right: 'oeffentlich',
  answer: listOf(archivmonat),
  examples: [
    {
      summary: 'Zwei Monate',
      answer: {
        data: [
          { jahr: 2026, monat: 11, anzahl: 12 },
          { jahr: 2026, monat: 10, anzahl: 9 },
        ],
      },
    },
  ],
})
