import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { fortsetzungscode as code } from '../../entities/eingang.ts'
import { beispiel } from './beispiele.ts'
import { eingaben, einreichung, LARGEST, slug } from './eingabe.ts'

const moment = z.iso.datetime({ offset: true })

/** Forms that are saved to be continued later. */
export const entwurfCalls = {
  /** Saves an incomplete form without checking it. */
  formularSpeichern: defineCall({
    name: 'formularSpeichern',
    method: 'POST',
    path: '/api/cms/formulare/{slug}/entwuerfe',
    summary: 'Ein angefangenes Formular speichern, um es später mit einem Code fortzusetzen',
    right: 'oeffentlich',
    params: z.object({ slug }),
    body: z.object({
      einreichung,
      eingaben,
      schritt: z.number().int().min(0).max(20).default(0),
      /** The code of the form saved before; without it a new one is created. */
      code: code.optional(),
    }),
    largest: LARGEST,
    answer: z.object({ code, gilt_bis: moment }),
    examples: [
      {
        summary: 'Ein angefangenes Formular',
        params: { slug: beispiel.slug },
        body: { einreichung: beispiel.einreichung, eingaben: { titel: 'Weinfest' } },
        answer: { code: beispiel.kennwort, gilt_bis: '2026-12-04T11:00:00.000Z' },
      },
    ],
  }),

  formularFortsetzen: defineCall({
    name: 'formularFortsetzen',
    method: 'POST',
    path: '/api/cms/formular-entwurf',
    summary: 'Ein gespeichertes Formular mit seinem Code fortsetzen',
    right: 'oeffentlich',
    body: z.object({ code }),
    answer: z.object({
      slug,
      einreichung,
      eingaben,
      schritt: z.number().int(),
      gilt_bis: moment,
    }),
    examples: [
      {
        summary: 'Ein angefangenes Formular',
        body: { code: beispiel.kennwort },
        answer: {
          slug: beispiel.slug,
          einreichung: beispiel.einreichung,
          eingaben: { titel: 'Weinfest' },
          schritt: 0,
          gilt_bis: '2026-12-04T11:00:00.000Z',
        },
      },
    ],
  }),
}
