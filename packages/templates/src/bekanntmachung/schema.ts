import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** A title and a text. */
export const bekanntmachung = defineSchema({
  label: 'Bekanntmachung',
  context: z.object({
    titel: field.requiredLine({ label: 'Titel' }),
    text: field.plainText({ label: 'Text' }).default(''),
  }),
  options: z.object({}),
})
