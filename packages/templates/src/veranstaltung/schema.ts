import { bildupload, field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** An event on its own page. */
export const veranstaltung = defineSchema({
  label: 'Veranstaltung',
  context: z.object({
    titel: field.requiredLine({ label: 'Titel' }),
    datum_von: field.dateTime({ label: 'Beginn' }),
    datum_bis: field.dateTime({ label: 'Ende' }).optional(),
    ort: field.line({ label: 'Ort' }).default(''),
    text: field.richText({ label: 'Text' }).default(''),
    bildupload: bildupload.optional(),
    rubriken: z.array(z.object({ rubrik: field.requiredLine({ label: 'Rubrik' }) })).default([]),
  }),
  options: z.object({}),
})
