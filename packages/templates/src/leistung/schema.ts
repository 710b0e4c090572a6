import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** A service on its own page: what it is, what one needs, what it costs, who does it. */
export const leistung = defineSchema({
  label: 'Leistung',
  context: z.object({
    id: field.requiredLine({ label: 'Leistung', help: 'Letzter Teil ihrer Adresse.', max: 120 }),
  }),
  options: z.object({}),
})
