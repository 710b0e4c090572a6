import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { listOf } from '../../entities/list.ts'
import { pinnwandeintrag, pinnwandkennung, pinnwandmeldung, pinnwandrubrik } from '../../entities/pinnwand.ts'
import { proSeite, seite } from '../order.ts'
import { fahrrad, form } from './beispiele.ts'
import { einreichung } from './fields.ts'

/** Public entries of the pin board. */

export const pinnwand = defineCall({
  name: 'pinnwand',
  method: 'GET',
  path: '/api/cms/pinnwand',
  summary: 'Einträge der Pinnwand, der neueste zuerst',
  right: 'oeffentlich',
  query: z.object({
    /** One rubric, or several separated by commas. */
    rubrik: z
      .string()
      .max(100)
      .refine(text => text.split(',').every(rubrik => pinnwandrubrik.safeParse(rubrik).success))
      .optional(),
    seite,
    pro_seite: proSeite(20),
  }),
  answer: listOf(pinnwandeintrag).extend({
    /** Whether new entries are possible; not if the server cannot send mail. */
    moeglich: z.boolean().default(false),
  }),
  examples: [
    {
      summary: 'Was verschenkt wird',
      query: { rubrik: 'verschenke' },
      answer: { data: [fahrrad], pagination: { page: 1, pages: 1 }, moeglich: true },
    },
  ],
})

export const pinnwandEintrag = defineCall({
  name: 'pinnwandEintrag',
  method: 'GET',
  path: '/api/cms/pinnwand/{nummer}',
  summary: 'Ein öffentlicher Eintrag der Pinnwand',
  right: 'oeffentlich',
  params: z.object({ nummer: pinnwandkennung }),
  answer: pinnwandeintrag,
  examples: [{ summary: 'Ein Fahrrad', params: { nummer: fahrrad.nummer }, answer: fahrrad }],
})

export const pinnwandMelden = defineCall({
  name: 'pinnwandMelden',
  method: 'POST',
  path: '/api/cms/pinnwand/{nummer}/meldungen',
  summary: 'Einen Eintrag melden',
  right: 'oeffentlich',
  stores: true,
  params: z.object({ nummer: pinnwandkennung }),
  body: pinnwandmeldung.extend({ einreichung }),
  answer: z.object({}),
  examples: [
    {
      summary: 'Das ist vorbei',
      params: { nummer: fahrrad.nummer },
      body: { einreichung: form, grund: 'falsch', text: '' },
      answer: {},
    },
  ],
})
