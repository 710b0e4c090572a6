import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** A title and a text. */
export const pinnwand = defineSchema({
  label: 'Pinnwand mit Sperre',
  group: 'text',
  purpose: 'Ein Titel und ein kurzer Text.',
  context: z.object({
    titel: field.requiredLine({ label: 'Titel' }),
    text: field.plainText({ label: 'Text' }).default(''),
  }),
  options: z.object({}),
})
