import * as z from 'zod'
import { defineCall } from '../call.ts'
import { listOf } from '../entities/list.ts'
import { kalendertermin, rubrikwahl, veranstaltung } from '../entities/veranstaltung.ts'
import { proSeite, seite, tag } from './order.ts'

const rubrik_id = z.coerce
  .number()
  .int()
  .min(1)
  .max(1_000_000)
  .optional()
  .meta({ description: 'Nur Veranstaltungen dieser Rubrik' })

/**
 * Dates of events, the next one first: dates that are not over, or with `von` all that touch a day from `von`
 * on, also past dates. The count of a long list stops at a thousand dates.
 */
export const veranstaltungen = defineCall({
  name: 'veranstaltungen',
  method: 'GET',
  path: '/api/cms/veranstaltungen',
  summary: 'Liste der kommenden Veranstaltungen',
  right: 'oeffentlich',
  query: z.object({
    rubrik_id,
    von: tag('Erster Tag, auch ein vergangener'),
    bis: tag('Letzter Tag, an dem eine Veranstaltung beginnt'),
    seite,
    pro_seite: proSeite(12),
  }),
  answer: listOf(veranstaltung),
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
            rubriken: [
              {
                rubrik: 'Kinder',
                detailURL: '/veranstaltungen/vorlesenachmittag/2026-12-02',
              },
            ],
          },
        ],
        pagination: { page: 1, pages: 1 },
      },
    },
  ],
})

/** Categories to choose from, by name. */
export const rubriken = defineCall({
  name: 'rubriken',
  method: 'GET',
  path: '/api/cms/rubriken',
  summary: 'Rubriken der Veranstaltungen',
  right: 'oeffentlich',
  answer: listOf(rubrikwahl),
  examples: [
    {
      summary: 'Zwei Rubriken',
      answer: {
        data: [
          { rubrik_id: 2, rubrik: 'Kinder' },
          { rubrik_id: 1, rubrik: 'Markt' },
        ],
      },
    },
  ],
})

/**
 * Dates for calendar programs: of one event, of one of its dates, of one category or of all, at most a
 * thousand. Includes dates of the last month, so that a cancelled date is removed from every calendar.
 */
export const kalender = defineCall({
  name: 'kalender',
  method: 'GET',
  path: '/api/cms/kalender',
  summary: 'Termine zum Übernehmen in einen Kalender',
  right: 'oeffentlich',
  query: z.object({
    slug: z.string().min(1).max(120).optional().meta({ description: 'Nur diese Veranstaltung' }),
    termin: tag('Nur dieser Tag der Veranstaltung'),
    rubrik_id,
  }),
  answer: listOf(kalendertermin),
  examples: [
    {
      summary: 'Ein Termin einer Serie, der ausfällt',
      query: { slug: 'vorlesenachmittag', termin: '2026-12-02' },
      answer: {
        data: [
          {
            id: '01jd3q8z-2026-12-02',
            sequenz: 3,
            geaendert: '2026-11-20T09:00:00Z',
            termin: '2026-12-02',
            titel: 'Vorlesenachmittag in der Bücherei',
            einleitung: 'Für Kinder ab vier Jahren.',
            datum_von: '2026-12-02T15:30:00+01:00',
            datum_bis: '2026-12-02T16:30:00+01:00',
            entfaellt: true,
            grund: 'Die Bücherei ist an diesem Tag geschlossen.',
            ort: 'Stadtbücherei, Lesesaal',
            detailURL: '/veranstaltungen/vorlesenachmittag/2026-12-02',
            rubriken: [
              {
                rubrik: 'Kinder',
                detailURL: '/veranstaltungen/vorlesenachmittag/2026-12-02',
              },
            ],
          },
        ],
        meta: { title: 'Vorlesenachmittag in der Bücherei' },
      },
    },
  ],
})
