import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { formularschritt, onlineformular } from '../../entities/formular.ts'
import { formularfeld } from '../../entities/formularfeld.ts'
import { pageRoute, sprachen } from '../../entities/page.ts'
import { ansichtStaende, inhaltId } from '../../entities/redaktion.ts'
import { lebenslage } from '../lebenslagen.ts'
import { leistung } from '../leistungen.ts'
import { organisationseinheit } from '../organisationseinheiten.ts'
import { stadt } from '../stadt.ts'
import * as beispiel from './beispiele.ts'
import { desk, reading } from './desk-call.ts'
import { datei } from './medien/medium.ts'

/** The maximum number of files of a preview; no page shows as many. */
const MOST_FILES = 200

/** An unfinished form; it may lack questions. */
const begonnenesFormular = onlineformular.extend({
  zweck: z.string().max(500).default(''),
  schritte: z
    .array(
      formularschritt.extend({
        titel: z.string().max(100).default(''),
        felder: z.array(formularfeld).max(50).default([]),
      }),
    )
    .max(12)
    .default([]),
})

/** The preview of a document as a page. */
export const ansichtSeite = z.object({
  pfad: z
    .string()
    .max(700)
    .regex(/^\/(?!\/)/),
  /** The answer of `route` for the path. A module that cannot be rendered keeps its place in `content`. */
  seite: pageRoute,
  /** The answers of other calls for the same record, if its page uses them. */
  dazu: z
    .object({
      formular: begonnenesFormular.optional(),
      leistung: leistung.answer.optional(),
      lebenslage: lebenslage.answer.optional(),
      organisationseinheit: organisationseinheit.answer.optional(),
      stadt: stadt.answer.optional(),
    })
    .default({}),
  /**
   * Files on the page that are not public yet. Each call with this answer names the call that fetches them.
   */
  dateien: z.array(datei).max(MOST_FILES).default([]),
})

/** The preview of a document, as the site would get it if it were public. */
export const ansichtCalls = {
  redaktionAnsicht: defineCall({
    name: 'redaktionAnsicht',
    method: 'GET',
    path: desk('inhalte/{id}/ansicht'),
    summary: 'Die Seite eines Inhalts, wie Besucher sie sähen, wenn er öffentlich wäre',
    ...reading,
    params: z.object({ id: inhaltId }),
    query: z.object({
      stand: z.enum(ansichtStaende).default('arbeitskopie'),
      sprache: z.enum(sprachen).optional(),
    }),
    /** The files are fetched with `redaktionMediumBytes`. */
    answer: ansichtSeite,
    examples: [
      {
        summary: 'Eine Seite, deren Titel gerade getippt wird',
        params: { id: beispiel.id },
        query: {},
        answer: {
          pfad: '/rathaus/fundbuero',
          seite: beispiel.seite('Fundb'),
        },
      },
    ],
  }),
}
