import * as z from 'zod'
import { defineCall } from '../call.ts'
import { suchergebnis, suchvorschlag } from '../entities/suche.ts'
import { proSeite, seite } from './order.ts'

const filter = z
  .string()
  .regex(/^[a-z0-9-]{1,60}$/)
  .optional()

/** Searches everything public, the best hit first; `art` and `bereich` take the values of the facets. */
export const suche = defineCall({
  name: 'suche',
  method: 'GET',
  path: '/api/cms/suche',
  summary: 'Suche in allen öffentlichen Inhalten und in PDF-Dateien',
  right: 'oeffentlich',
  query: z.object({
    q: z.string().trim().max(200),
    art: filter,
    bereich: filter,
    seite,
    pro_seite: proSeite(10),
  }),
  answer: suchergebnis,
  examples: [
    {
      summary: 'Zwei Treffer und eine Empfehlung der Redaktion',
      query: { q: 'Ausweis', seite: 1, pro_seite: 10 },
      answer: {
        data: [
          {
            titel: 'Ausweis und Reisepass',
            auszug: [
              { text: 'Ihren ', treffer: false },
              { text: 'Ausweis', treffer: true },
              { text: ' beantragen Sie im Bürgerbüro.', treffer: false },
            ],
            url: '/rathaus/buergerbuero/ausweis',
            art: 'Seite',
            bereich: 'Stadt',
          },
          {
            titel: 'Gebührensatzung',
            auszug: [
              { text: 'Für einen ', treffer: false },
              { text: 'Personalausweis', treffer: true },
              { text: ' werden 37,00 € erhoben.', treffer: false },
            ],
            url: '/medien/gebuehrensatzung.pdf',
            art: 'Dokument',
            bereich: 'Stadt',
            groesse: 42_310,
          },
        ],
        gesamt: 2,
        pagination: { page: 1, pages: 1 },
        facetten: {
          art: [
            { wert: 'seite', name: 'Seite', anzahl: 1 },
            { wert: 'dokument', name: 'Dokument', anzahl: 1 },
          ],
          bereich: [{ wert: 'default', name: 'Stadt', anzahl: 2 }],
        },
        empfehlungen: [{ titel: 'Personalausweis beantragen', url: '/rathaus/buergerbuero/ausweis' }],
      },
    },
    {
      summary: 'Ohne Treffer',
      query: { q: 'Zeppelinflug', seite: 1, pro_seite: 10 },
      answer: {
        data: [],
        gesamt: 0,
        pagination: { page: 1, pages: 0 },
        facetten: { art: [], bereich: [] },
        beliebt: [{ titel: 'Abfuhrtermine', url: '/leben/abfall' }],
      },
    },
  ],
})

/** Suggestions while a question is typed: pages first, and words if there are few pages. */
export const suchvorschlaege = defineCall({
  name: 'suchvorschlaege',
  method: 'GET',
  path: '/api/cms/suche/vorschlaege',
  summary: 'Vorschläge während der Eingabe eines Suchbegriffs',
  right: 'oeffentlich',
  query: z.object({ q: z.string().max(200) }),
  answer: z.object({ data: z.array(suchvorschlag).max(10) }),
  examples: [
    {
      summary: 'Anfang eines Wortes',
      query: { q: 'auswe' },
      answer: {
        data: [
          { text: 'Ausweis und Reisepass', url: '/rathaus/buergerbuero/ausweis' },
          { text: 'Ausweisdokument' },
        ],
      },
    },
  ],
})
