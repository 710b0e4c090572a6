import * as z from 'zod'
import { defineCall } from '../call.ts'
import { intranetText, intranetTreffer } from '../entities/intranet.ts'
import { listOf } from '../entities/list.ts'
import { geschuetzteDatei } from './geschuetzte-datei.ts'
import { proSeite, seite } from './order.ts'

const reading = { realm: 'intranet', right: 'intranet-lesen' } as const

/** The number in the address of a text: digits only. */
const nummer = z.union([z.string().regex(/^\d{1,9}$/), z.number().int().min(0)]).transform(Number)

const vereinbarung = {
  id: 12,
  titel: 'Dienstvereinbarung zur mobilen Arbeit',
  einleitung: 'Die neue Vereinbarung gilt ab Januar.',
  datum_von: '2026-11-10T09:00:00+01:00',
  detailURL: '/intranet/personal/12',
  rubrik: { url: 'personal', rubrik: 'Personal' },
  lesebestaetigung: {},
}

/** Features of the intranet beyond spec §7. If the CMS does not support them, the site omits them. */
export const intranetRaumCalls = {
  intranetText: defineCall({
    name: 'intranetText',
    method: 'GET',
    path: '/api/cms/intranet/beitrag/{id}',
    summary: 'Ein Beitrag des Intranets',
    ...reading,
    params: z.object({ id: nummer }),
    answer: intranetText,
    examples: [
      {
        summary: 'Mit Text und der Bitte, das Lesen zu bestätigen',
        params: { id: 12 },
        answer: { ...vereinbarung, text: '<p>Ab Januar gilt die neue Vereinbarung.</p>', dateien: [] },
      },
    ],
  }),

  intranetNeues: defineCall({
    name: 'intranetNeues',
    method: 'GET',
    path: '/api/cms/intranet/neues',
    summary: 'Was seit der vorigen Anmeldung dazukam, und was zu lesen und zu bestätigen ist',
    ...reading,
    answer: z.object({
      /**
       * The caller's sign-in before the current one; absent at the first sign-in, or if the moment is no
       * longer known.
       */
      seit: z.iso.datetime({ offset: true }).optional(),
      neu: z.array(intranetText),
      zu_lesen: z.array(intranetText),
    }),
    examples: [
      {
        summary: 'Ein neuer Beitrag, der auch zu bestätigen ist',
        answer: { seit: '2026-11-09T07:30:00.000Z', neu: [vereinbarung], zu_lesen: [vereinbarung] },
      },
    ],
  }),

  intranetSuche: defineCall({
    name: 'intranetSuche',
    method: 'GET',
    path: '/api/cms/intranet/suche',
    summary: 'Suche in Beiträgen und Archiv des Intranets',
    ...reading,
    query: z.object({
      q: z
        .string()
        .max(200)
        .default('')
        .meta({ description: 'Alle diese Wörter in jeder Form, auch Teile von Wörtern' }),
      seite,
      pro_seite: proSeite(20),
    }),
    answer: listOf(intranetTreffer).extend({
      anzahl: z.number().int().min(0),
      /** No entry holds all words: these hold some of them, or words that are written almost like them. */
      aehnlich: z.literal(true).optional(),
    }),
    examples: [
      {
        summary: 'Ein Beitrag',
        query: { q: 'mobile Arbeit' },
        answer: {
          data: [
            {
              art: 'beitrag',
              titel: vereinbarung.titel,
              einleitung: vereinbarung.einleitung,
              ort: 'Personal',
              datum: vereinbarung.datum_von,
              url: vereinbarung.detailURL,
            },
          ],
          pagination: { page: 1, pages: 1 },
          anzahl: 1,
        },
      },
    ],
  }),

  intranetGelesen: defineCall({
    name: 'intranetGelesen',
    method: 'PUT',
    path: '/api/cms/intranet/beitrag/{id}/gelesen',
    summary: 'Bestätigen, dass man einen Beitrag gelesen hat; ein zweites Mal ändert nichts',
    ...reading,
    params: z.object({ id: nummer }),
    answer: z.object({ gelesen_am: z.iso.datetime({ offset: true }) }),
    examples: [
      {
        summary: 'Gelesen',
        params: { id: 12 },
        answer: { gelesen_am: '2026-11-11T08:15:00.000Z' },
      },
    ],
  }),

  intranetDatei: defineCall({
    name: 'intranetDatei',
    path: '/api/cms/intranet/dateien/{datei}',
    summary: 'Eine Datei, auf die ein veröffentlichter Inhalt des Intranets führt',
    ...reading,
    ...geschuetzteDatei,
  }),
}
