import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { formularfeld, formularschritt, onlineformular } from '../../entities/formular.ts'
import { pageRoute, sprachen } from '../../entities/page.ts'
import { ansichtStaende, inhaltId } from '../../entities/redaktion.ts'
import { lebenslage } from '../lebenslagen.ts'
import { leistung } from '../leistungen.ts'
import { organisationseinheit } from '../organisationseinheiten.ts'
import { stadt } from '../stadt.ts'
import * as beispiel from './beispiele.ts'
import { desk, reading } from './desk-call.ts'
import { datei } from './medien.ts'

/** More than a page shows at once. */
const MOST_FILES = 200

/** A form as far as somebody has written it: without a question it asks none. */
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

/** A document as the page that it would be. */
export const ansichtSeite = z.object({
  pfad: z
    .string()
    .max(700)
    .regex(/^\/(?!\/)/),
  /** As `route` would answer for the path; of an entry that cannot be drawn its place is kept. */
  seite: pageRoute,
  /** What other calls would answer of the same record, where its page asks them for it. */
  dazu: z
    .object({
      formular: begonnenesFormular.optional(),
      leistung: leistung.answer.optional(),
      lebenslage: lebenslage.answer.optional(),
      organisationseinheit: organisationseinheit.answer.optional(),
      stadt: stadt.answer.optional(),
    })
    .default({}),
  /** Files that it shows and that the public is not given so far: where they are fetched, the call says. */
  dateien: z.array(datei).max(MOST_FILES).default([]),
})

/** What the site would be told of a document if it were public. */
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
    /** Its files are fetched with `redaktionMediumBytes`. */
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
