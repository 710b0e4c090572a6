import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** A life situation on its own page: its text, what lies below it, its services. */
export const lebenslage = defineSchema({
  label: 'Lebenslage',
  context: z.object({
    id: field.requiredLine({ label: 'Lebenslage', help: 'Letzter Teil ihrer Adresse.', max: 120 }),
  }),
  options: z.object({}),
})
