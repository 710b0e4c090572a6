import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { bearbeiter, inhaltKopf, inhaltStatuses } from '../../entities/redaktion.ts'
import * as beispiel from './beispiele.ts'
import { desk, reading } from './desk-call.ts'

/** A document in a list. */
export const zeile = inhaltKopf.extend({
  datum: z.string().nullable(),
  /** The account that moved the document to the trash. */
  geloescht_von: bearbeiter.nullable(),
  /** Further columns of the kind's list, or the requested fields. */
  felder: z.record(z.string(), z.unknown()),
  /** True if the caller made the newest revision. */
  eigene: z.boolean(),
})

/** Contents of every kind: the list, and the tree of pages. */
export const inhaltslistenCalls = {
  redaktionInhalte: defineCall({
    name: 'redaktionInhalte',
    method: 'GET',
    path: desk('inhalte'),
    summary: 'Liste von Inhalten, auch des Papierkorbs',
    ...reading,
    query: z.object({
      /** One kind, or several separated by commas; all by default. */
      art: z
        .string()
        .regex(/^[a-z]{1,40}(?:,[a-z]{1,40}){0,30}$/)
        .optional(),
      /** One state, or several separated by commas; all but the trash by default. */
      status: z
        .string()
        .max(200)
        .refine(text => text.split(',').every(status => (inhaltStatuses as string[]).includes(status)))
        .optional(),
      /** Words or parts of words of title and address; each may have one typing error. */
      suche: z.string().max(200).optional(),
      /** A path and everything below it. */
      bereich: z.string().max(500).optional(),
      /** Only contents that the caller changed last. */
      von: z.literal('ich').optional(),
      /** Only contents that leave the website automatically by this moment. */
      endet_bis: z.iso.datetime({ offset: true }).optional(),
      /** Fields of the kind's list with their values: `status:301`, several separated by commas. */
      filter: z.string().max(500).optional(),
      /** Fields of the drafts instead of the columns of the kind's list: `anschrift,kommunikation`. */
      felder: z
        .string()
        .max(2_000)
        .regex(/^\w{1,60}(?:,\w{1,60}){0,99}$/)
        .optional(),
      sortierung: z
        .enum([
          'titel:asc',
          'titel:desc',
          'datum:asc',
          'datum:desc',
          'geaendert:asc',
          'geaendert:desc',
          'status:asc',
          'status:desc',
        ])
        .optional(),
      seite: z.coerce.number().int().min(1).max(10_000).default(1),
      /**
       * The cursor: `weiter` of the page before, empty for the first. Pages through any number of contents,
       * unlike `seite`.
       */
      nach: z.string().max(2_000).optional(),
      pro_seite: z.coerce.number().int().min(1).max(100).default(25),
      /** The count stops at this number; counting further takes time. */
      zaehlen_bis: z.coerce.number().int().min(1).max(10_000).default(200),
    }),
    answer: z.object({
      data: z.array(zeile),
      /** The number of contents, up to the limit; `mehr` says that there are more. */
      anzahl: z.number().int().min(0),
      mehr: z.boolean(),
      /**
       * The value for `nach` of the next call; null at the end. With `nach`, `anzahl` counts only this page.
       */
      weiter: z.string().nullable(),
    }),
    examples: [
      {
        summary: 'Seiten in Arbeit',
        query: { art: 'seite', status: 'entwurf,in_pruefung', sortierung: 'geaendert:desc' },
        answer: {
          data: [{ ...beispiel.kopf, datum: null, geloescht_von: null, felder: {}, eigene: true }],
          anzahl: 1,
          mehr: false,
          weiter: null,
        },
      },
    ],
  }),

  redaktionSeitenbaum: defineCall({
    name: 'redaktionSeitenbaum',
    method: 'GET',
    path: desk('seitenbaum'),
    summary: 'Eine Ebene des Seitenbaums: was einen Schritt unter einem Pfad steht',
    ...reading,
    query: z.object({
      /** Default: the first level, with the start page. */
      unter: z.string().max(500).regex(/^\//).default('/'),
    }),
    answer: z.object({
      /** In the order of their paths. */
      data: z.array(
        z.object({
          pfad: z.string(),
          /** Null if there is no page at this path, only pages below it, or none that the caller may see. */
          seite: zeile.nullable(),
          unterseiten: z.boolean(),
        }),
      ),
      /** True if there are more than listed. */
      mehr: z.boolean(),
    }),
    examples: [
      {
        summary: 'Unter „Rathaus“',
        query: { unter: '/rathaus' },
        answer: {
          data: [
            {
              pfad: '/rathaus/fundbuero',
              seite: { ...beispiel.kopf, datum: null, geloescht_von: null, felder: {}, eigene: true },
              unterseiten: false,
            },
            { pfad: '/rathaus/politik', seite: null, unterseiten: true },
          ],
          mehr: false,
        },
      },
    ],
  }),
}
