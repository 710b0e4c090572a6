import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** Where an office or a house is, and how to reach it. */
export const anschrift = defineSchema({
  label: 'Anschrift und Kontakt',
  context: z.object({
    titel: field.requiredLine({ label: 'Titel' }).default('Anschrift und Kontakt'),
    einheit: field.requiredLine({ label: 'Amt oder Einrichtung', help: 'Zum Beispiel: freibad', max: 120 }),
  }),
  options: z.object({}),
})
