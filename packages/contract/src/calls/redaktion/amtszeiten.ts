import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { oeffnungszeit, regulaereZeit } from '../../entities/oeffnungszeiten.ts'
import { inhaltId } from '../../entities/redaktion.ts'
import * as field from '../../field.ts'
import { desk, reading, writing } from './desk-call.ts'
import { sammelauftrag } from './sammelaktionen.ts'

/** An office as the desk names it. */
const amt = z.object({ id: inhaltId, kennung: z.string(), titel: z.string() })

/** The hours of a kind that hold now, and the office from which they come if they are inherited. */
const geltend = z.object({
  typ: oeffnungszeit.shape.typ,
  von: amt.nullable(),
  zeilen: z.array(z.string()),
})

const tag = field.day({ label: 'Tag' })

const LONGEST_MS = 366 * 24 * 3_600_000

/** Days with the hours that hold then, and the kinds of hours to which this applies. */
const angabe = z.object({
  zeitraeume: z
    .array(
      z
        .object({ von: tag, bis: tag })
        .refine(({ von, bis }) => von <= bis, {
          path: ['bis'],
          message: 'Der letzte Tag liegt vor dem ersten.',
        })
        .refine(({ von, bis }) => Date.parse(bis) - Date.parse(von) <= LONGEST_MS, {
          path: ['bis'],
          message: 'Bitte höchstens ein Jahr wählen.',
        }),
    )
    .min(1)
    .max(10),
  arten: z.array(oeffnungszeit.shape.typ).min(1).max(3),
  /** Empty: closed. */
  zeiten: z
    .array(regulaereZeit.pick({ beginn: true, ende: true }))
    .max(3)
    .default([]),
})

/** An office whose hours change, or that follows one. */
const vorschau = amt.extend({
  /** The offices from which its hours of some of these kinds come; nothing is entered for them. */
  folgt: z.array(amt.extend({ arten: z.array(oeffnungszeit.shape.typ) })),
  /** The kinds that an office that was not chosen states itself, so that they stay as they are. */
  eigen: z.array(oeffnungszeit.shape.typ),
  zeiten: z.array(
    z.object({
      typ: oeffnungszeit.shape.typ,
      /** What is entered for each list of hours. */
      stand: z.enum(['neu', 'ersetzt', 'steht-schon', 'ohnehin', 'immer']),
      /** The hours of these days: so far, with deviations that are there already, and then. */
      tage: z.array(z.object({ tage: z.string(), sonst: z.string(), dann: z.string() })),
      /** Deviations that are there already, in words. */
      vorhanden: z.array(
        z.object({ worte: z.string(), wird: z.enum(['ersetzt', 'bleibt', 'widerspricht']) }),
      ),
    }),
  ),
  /** The kinds of a chosen office that stay as they are on some of the days, with their hours then. */
  unberuehrt: z.array(
    z.object({
      typ: oeffnungszeit.shape.typ,
      tage: z.array(z.object({ tage: z.string(), zeiten: z.string() })),
    }),
  ),
  /** Booked appointments at times that are closed then. */
  termine: z.number().int(),
  /** Why nothing can be published here. */
  hindernis: z.string().nullable(),
})

/** What becomes of the hours of the town, as far as they are of the kinds that change. */
const stadtzeiten = z.object({
  id: inhaltId,
  /** Kinds that come from a chosen office and follow it. */
  folgt: z.array(z.object({ typ: oeffnungszeit.shape.typ, von: amt })),
  /** Kinds that the town states itself. */
  eigen: z.array(oeffnungszeit.shape.typ),
})

/** Opening hours of offices together. */
export const amtszeitenCalls = {
  redaktionAmtszeiten: defineCall({
    name: 'redaktionAmtszeiten',
    method: 'GET',
    path: desk('amtszeiten'),
    summary: 'Alle öffentlichen Ämter mit den Zeiten, die gelten, und woher sie kommen',
    ...reading,
    answer: z.object({
      data: z.array(
        amt.extend({
          uebergeordnet: z.string().nullable(),
          /** The address, to tell which offices are in the same house. */
          ort: z.string(),
          zeiten: z.array(geltend),
          /** Ids of the offices whose hours follow this one. */
          folgen: z.array(inhaltId),
          freigebbar: z.boolean(),
        }),
      ),
    }),
    examples: [
      {
        summary: 'Ein Amt mit Zeiten wie das Rathaus',
        answer: {
          data: [
            {
              id: '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d11',
              kennung: 'hauptamt',
              titel: 'Hauptamt',
              uebergeordnet: 'rathaus',
              ort: 'Marktplatz 1',
              zeiten: [
                {
                  typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
                  von: { id: '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d10', kennung: 'rathaus', titel: 'Rathaus' },
                  zeilen: ['Montag bis Freitag 08:30–12:00 Uhr'],
                },
              ],
              folgen: [],
              freigebbar: true,
            },
          ],
        },
      },
    ],
  }),
  redaktionGeerbteZeiten: defineCall({
    name: 'redaktionGeerbteZeiten',
    method: 'GET',
    path: desk('amtszeiten/geerbt'),
    summary: 'Welche Zeiten ein Amt unter diesem übernimmt, je Art',
    ...reading,
    query: z.object({ ueber: z.string().trim().min(1).max(120) }),
    answer: z.object({ data: z.array(geltend) }),
    examples: [
      {
        summary: 'Vom Rathaus',
        query: { ueber: 'rathaus' },
        answer: { data: [] },
      },
    ],
  }),
  redaktionZeitenVorschau: defineCall({
    name: 'redaktionZeitenVorschau',
    method: 'POST',
    path: desk('amtszeiten/vorschau'),
    summary: 'Was abweichende Zeiten für mehrere Ämter ändern, mit dem Auftrag dafür',
    ...writing,
    body: angabe.extend({
      ids: z.array(inhaltId).min(1).max(200),
      /** Further days with their own hours, for the same offices and the same reason. */
      weitere: z.array(angabe).max(5).default([]),
      grund: field.line({ label: 'Grund' }).default(''),
    }),
    answer: z.object({
      data: z.array(vorschau),
      /** The hours of the town, in the footer of every page; null if the editor does not see them. */
      stadt: stadtzeiten.nullable(),
      /** Null if nothing changes. */
      auftrag: sammelauftrag.nullable(),
    }),
    examples: [
      {
        summary: 'Heiligabend geschlossen',
        body: {
          ids: ['0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d10'],
          zeitraeume: [{ von: '2026-12-24', bis: '2026-12-24' }],
          arten: ['ALLGEMEINE_OEFFNUNGSZEIT'],
          grund: 'Heiligabend',
        },
        answer: { data: [], stadt: null, auftrag: null },
      },
    ],
  }),
}
