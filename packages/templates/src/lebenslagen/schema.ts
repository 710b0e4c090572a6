import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** The life situations of the town, each with those below it. */
export const lebenslagen = defineSchema({
  label: 'Lebenslagen',
  context: z.object({
    titel: field.line({ label: 'Titel' }).default(''),
  }),
  options: z.object({}),
})
