import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { auszug } from '../../entities/suche.ts'
import * as beispiel from './beispiele.ts'
import { desk, reading } from './desk-call.ts'
import { zeile } from './inhaltsliste.ts'

/** The search of the desk: contents by everything that stands in them. */
export const suchCalls = {
  redaktionSuche: defineCall({
    name: 'redaktionSuche',
    method: 'GET',
    path: desk('suche'),
    summary: 'Inhalte nach Namen, Nummern, Räumen und Wörtern ihrer Texte suchen, auch in Entwürfen',
    ...reading,
    query: z.object({
      /**
       * All words must match. A name may have one typing error, a number may be a part of it in any spelling.
       */
      suche: z.string().max(200),
      pro_seite: z.coerce.number().int().min(1).max(100).default(50),
    }),
    /** Only contents that the caller may read; the best first. */
    answer: z.object({
      data: z.array(
        z.object({
          inhalt: zeile,
          /** The place that matches. A person or a number comes before a title, a title before a text. */
          stelle: z.object({
            art: z.enum(['person', 'kontakt', 'titel', 'text']),
            /** The dotted path of the field. */
            feld: z.string(),
            /** The field as the form calls it. */
            feldname: z.string(),
            /** `veroeffentlicht`: only the public version says it, the draft no longer does. */
            fassung: z.enum(['entwurf', 'veroeffentlicht']),
          }),
          auszug,
        }),
      ),
      /** True if more contents match. */
      mehr: z.boolean(),
      /** False if no content has the words as typed: then all hits are similar spellings, and only the best. */
      genau: z.boolean(),
    }),
    examples: [
      {
        summary: 'Nach einer Durchwahl',
        query: { suche: '1234-56' },
        answer: {
          data: [
            {
              inhalt: { ...beispiel.kopf, datum: null, geloescht_von: null, felder: {}, eigene: true },
              stelle: { art: 'text', feld: 'description', feldname: 'Beschreibung', fassung: 'entwurf' },
              auszug: [
                { text: 'Das Fundbüro erreichen Sie unter ', treffer: false },
                { text: '07731 1234-56', treffer: true },
              ],
            },
          ],
          mehr: false,
          genau: true,
        },
      },
    ],
  }),
}
