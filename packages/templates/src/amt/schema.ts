import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** The page of an office or a house: open now or not, how to reach it, what it does and who works there. */
export const amt = defineSchema({
  label: 'Amt',
  context: z.object({
    einheit: field.requiredLine({ label: 'Amt oder Einrichtung', help: 'Zum Beispiel: bauamt', max: 120 }),
  }),
  options: z.object({}),
})
